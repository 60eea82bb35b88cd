import type { Board } from './board.ts'

const ARABIC_ZERO = 0x660

/** The digit of a pressed key, Arabic-Indic digits too; 0 for every other key. */
export function digitOfKey(key: string): number {
  if (key.length !== 1) return 0
  const code = key.charCodeAt(0)
  const digit = code >= ARABIC_ZERO ? code - ARABIC_ZERO : Number(key)
  return digit >= 1 && digit <= 9 ? digit : 0
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cell that an arrow key selects, wrapping around; `undefined` for other keys. */
export function cellAfterKey(
  key: string,
  cell: number | undefined,
  { columns, rows }: Board,
): number | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  if (cell === undefined) return Math.floor(rows / 2) * columns + Math.floor(columns / 2)
  const column = ((cell % columns) + step[0] + columns) % columns
  const row = (Math.floor(cell / columns) + step[1] + rows) % rows
  return row * columns + column
}
