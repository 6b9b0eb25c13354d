import Presentation

/// What exports say besides what the player says.
enum ExportPhrase: Sendable, Hashable {
  case sceneTitle
  case mapTitle(String?)
  case step(Int, of: Int)
  case sampled
  case nobody
  case hatched
  case share(String)
  // The page
  case pageTitle(String)
  case screen, log, chain, map, why, deciding, keys
  case first, back, play, pause, next, last, decider, slower, faster, whyButton, speed
  case keysText
  case language, theme, themeAuto, themeLight, themeDark
  case noEvent
  case leftOut(Int)
  case madeBy
  case seenElsewhere(seen: String, taken: String)
  case frame
  case nothingAsked
  case player
}

/// The sentences of exports, in one language each.
struct ExportWords: Sendable {
  private let isChinese: Bool

  init(_ language: Language) { isChinese = language == .chinese }

  func say(_ phrase: ExportPhrase) -> String { isChinese ? chinese(phrase) : english(phrase) }

  private func english(_ phrase: ExportPhrase) -> String {
    switch phrase {
    case .sceneTitle: "The screen"
    case .mapTitle(nil): "Who gets the touch"
    case .mapTitle(let name?): "What \(name) gets"
    case .step(let step, let count): "step \(step) of \(count)"
    case .sampled: "Code decides here, so the regions are sampled, every 4 points."
    case .nobody: "nobody"
    case .hatched: "Hatched: another view is seen there."
    case .share(let percent): "\(percent) of the screen"
    case .pageTitle(let command): "\(command) · taptrace"
    case .screen: "The screen"
    case .log: "Every call"
    case .chain: "Responder chain"
    case .map: "Touch map"
    case .why: "Why"
    case .deciding: "decides"
    case .keys: "Keys"
    case .first: "First step"
    case .back: "Step back"
    case .play: "Play"
    case .pause: "Pause"
    case .next: "Next step"
    case .last: "Last step"
    case .decider: "Deciding step"
    case .slower: "Slower"
    case .faster: "Faster"
    case .whyButton: "Why?"
    case .speed: "Speed"
    case .keysText:
      "space play or pause · → n next · ← p back · g first · G last · d deciding step · [ ] slower, faster · w why"
    case .language: "Language"
    case .theme: "Colours"
    case .themeAuto: "Auto"
    case .themeLight: "Light"
    case .themeDark: "Dark"
    case .noEvent: "Nothing was tapped yet: this is the scene alone."
    case .leftOut(let count): "\(count) more steps are not shown."
    case .madeBy: "Made with taptrace. UIKit's hit-testing and responder chain, step by step."
    case .seenElsewhere(let seen, let taken): "\(seen) is seen, \(taken) gets the touch"
    case .frame: "Step"
    case .nothingAsked: "Choose a step that is about a view."
    case .player: "Player"
    }
  }

  private func chinese(_ phrase: ExportPhrase) -> String {
    switch phrase {
    case .sceneTitle: "屏幕"
    case .mapTitle(nil): "谁得到触摸"
    case .mapTitle(let name?): "\(name) 得到的触摸"
    case .step(let step, let count): "第 \(step) 步，共 \(count) 步"
    case .sampled: "这里由代码决定，因此每 4 点取样一次。"
    case .nobody: "无人"
    case .hatched: "斜线处看见的是另一个视图。"
    case .share(let percent): "占屏幕 \(percent)"
    case .pageTitle(let command): "\(command) · taptrace"
    case .screen: "屏幕"
    case .log: "每一次调用"
    case .chain: "响应者链"
    case .map: "触摸地图"
    case .why: "为什么"
    case .deciding: "决定性的一步"
    case .keys: "按键"
    case .first: "第一步"
    case .back: "后退一步"
    case .play: "播放"
    case .pause: "暂停"
    case .next: "前进一步"
    case .last: "最后一步"
    case .decider: "决定性的一步"
    case .slower: "慢一点"
    case .faster: "快一点"
    case .whyButton: "为什么？"
    case .speed: "速度"
    case .keysText: "空格 播放或暂停 · → n 前进 · ← p 后退 · g 开头 · G 结尾 · d 决定性的一步 · [ ] 慢、快 · w 为什么"
    case .language: "语言"
    case .theme: "颜色"
    case .themeAuto: "自动"
    case .themeLight: "浅色"
    case .themeDark: "深色"
    case .noEvent: "还没有点击：这里只有场景。"
    case .leftOut(let count): "另有 \(count) 步未显示。"
    case .madeBy: "由 taptrace 制作：一步一步看 UIKit 的命中测试和响应者链。"
    case .seenElsewhere(let seen, let taken): "看见的是 \(seen)，得到触摸的是 \(taken)"
    case .frame: "步"
    case .nothingAsked: "请选择与某个视图有关的一步。"
    case .player: "播放器"
    }
  }
}
