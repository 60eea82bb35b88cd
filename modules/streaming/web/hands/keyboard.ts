/** What a pressed key is for. */
export type KeyPurpose =
  /** The game gets it, the page does not. */
  | 'game'
  /** The browser keeps it: help, reload, full screen, tools, and the way out. */
  | 'browser'
  /** The game lets go of everything: keys pressed together with it often never come up. */
  | 'release'

interface Key {
  readonly code: string
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

const OF_THE_BROWSER = new Set(['F5', 'F11', 'F12'])
/** What a game's keyboard has. Media keys and makers' own stay with the device; the host would end a stream for them. */
const OF_A_KEYBOARD =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Multiply|Subtract|Add|Decimal|Enter|Divide)|Arrow(Up|Down|Left|Right)|F([1-9]|1[0-2])|(Shift|Control|Alt)(Left|Right)|Escape|Tab|Space|Enter|Backspace|CapsLock|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|Backslash|IntlBackslash|IntlRo|IntlYen|Comma|Period|Slash|Home|End|PageUp|PageDown|Insert|Delete|Pause)$/
const WITHOUT_KEY_UP = new Set(['MetaLeft', 'MetaRight', 'OSLeft', 'OSRight'])

/** Whether CapsLock is on, where it matters: at a letter. At its own key browsers disagree about before and after. */
export const lockAt = (key: Pick<KeyboardEvent, 'code' | 'getModifierState'>): boolean | undefined =>
  key.code.startsWith('Key') ? key.getModifierState('CapsLock') : undefined

/** Escape leaves the full screen or the caught pointer, and only then the game does not see it. */
export function purposeOf(key: Key, { isCaught }: { readonly isCaught: boolean }): KeyPurpose {
  if (key.isComposing) return 'browser'
  if (WITHOUT_KEY_UP.has(key.code)) return 'release'
  if (key.metaKey || OF_THE_BROWSER.has(key.code) || !OF_A_KEYBOARD.test(key.code)) return 'browser'
  if (key.code === 'Escape') return isCaught ? 'browser' : 'game'
  // The way out with the keyboard alone.
  if (key.code === 'Tab' && key.shiftKey) return 'browser'
  return 'game'
}
