/** Linux input key codes by `KeyboardEvent.code`; the X server adds 8 to them. */
const LINUX_KEYS: Readonly<Record<string, number>> = {
  Escape: 1,
  ...row(2, [
    'Digit1',
    'Digit2',
    'Digit3',
    'Digit4',
    'Digit5',
    'Digit6',
    'Digit7',
    'Digit8',
    'Digit9',
    'Digit0',
  ]),
  ...row(12, ['Minus', 'Equal', 'Backspace', 'Tab']),
  ...row(16, [...letters('QWERTYUIOP'), 'BracketLeft', 'BracketRight', 'Enter', 'ControlLeft']),
  ...row(30, [...letters('ASDFGHJKL'), 'Semicolon', 'Quote', 'Backquote', 'ShiftLeft', 'Backslash']),
  ...row(44, [...letters('ZXCVBNM'), 'Comma', 'Period', 'Slash', 'ShiftRight']),
  ...row(55, ['NumpadMultiply', 'AltLeft', 'Space', 'CapsLock']),
  ...row(59, ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'NumLock', 'ScrollLock']),
  ...row(71, [
    'Numpad7',
    'Numpad8',
    'Numpad9',
    'NumpadSubtract',
    'Numpad4',
    'Numpad5',
    'Numpad6',
    'NumpadAdd',
  ]),
  ...row(79, ['Numpad1', 'Numpad2', 'Numpad3', 'Numpad0', 'NumpadDecimal']),
  ...row(85, [
    'Lang5',
    'IntlBackslash',
    'F11',
    'F12',
    'IntlRo',
    'Lang3',
    'Lang4',
    'Convert',
    'KanaMode',
    'NonConvert',
  ]),
  ...row(96, ['NumpadEnter', 'ControlRight', 'NumpadDivide', 'PrintScreen', 'AltRight']),
  ...row(102, ['Home', 'ArrowUp', 'PageUp', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowDown', 'PageDown']),
  ...row(110, ['Insert', 'Delete']),
  NumpadEqual: 117,
  Pause: 119,
  NumpadComma: 121,
  ...row(122, ['Lang1', 'Lang2', 'IntlYen', 'MetaLeft', 'MetaRight', 'ContextMenu']),
  ...row(183, ['F13', 'F14', 'F15', 'F16', 'F17', 'F18', 'F19', 'F20', 'F21', 'F22', 'F23', 'F24']),
}

const X_OFFSET = 8

function row(first: number, codes: readonly string[]): Record<string, number> {
  return Object.fromEntries(codes.map((code, place) => [code, first + place]))
}

function letters(keys: string): string[] {
  return [...keys].map((key) => `Key${key}`)
}

/** The X keycode of a physical key, whatever is printed on it. */
export function keyNumber(code: string): number | undefined {
  const number = Object.hasOwn(LINUX_KEYS, code) ? LINUX_KEYS[code] : undefined
  return number === undefined ? undefined : number + X_OFFSET
}

export function isKnownKey(code: string): boolean {
  return keyNumber(code) !== undefined
}
