import SceneModel

struct SwiftFile { let text: String; init(_ scene: Scene) { text = "" } }
struct ObjectiveCFile { let text: String; init(_ scene: Scene) { text = "" } }
