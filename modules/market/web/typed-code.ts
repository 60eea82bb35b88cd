import { CODE_LENGTH, readCode, shownCode } from '../rules/codes.ts'

/** The significant characters of what was typed: the server normalises in the same way (rules/codes.ts). */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(0, CODE_LENGTH)

const GROUP = 4

/** A code while it is typed, in two groups of four. */
export function groupedCode(typed: string): string {
  const code = plain(typed)
  return code.length > GROUP ? shownCode(code) : code
}

/** The caret's position in the grouped code: after the same character as before. */
export function caretAfter(typedBefore: string): number {
  const { length } = plain(typedBefore)
  return length > GROUP ? length + 1 : length
}

/** Whether a code can be sent at all. */
export const isWholeCode = (typed: string) => readCode(typed) !== undefined
