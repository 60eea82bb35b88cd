import { CODE_LENGTH, readCode, shownCode } from '../rules/codes.ts'

/** What counts of what was typed: the server forgives the same (rules/codes.ts). */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(0, CODE_LENGTH)

const GROUP = 4

/** A code as it is being typed, in two groups of four. */
export function groupedCode(typed: string): string {
  const code = plain(typed)
  return code.length > GROUP ? shownCode(code) : code
}

/** Where the caret belongs in the grouped code: behind the same character as before. */
export function caretAfter(typedBefore: string): number {
  const { length } = plain(typedBefore)
  return length > GROUP ? length + 1 : length
}

/** Whether a code can be sent at all. */
export const isWholeCode = (typed: string) => readCode(typed) !== undefined
