import type { Level } from './push-rules.ts'

/** Signs of what stands on plain floor: crabs `@` `&`, crates `$` or `a` `b` `c`, marks `.` or `x` `y` `z`. */
const CRABS = '@&'
const CRATES = 'abc'
const MARKS = 'xyz'
/** A crate that begins on a mark, a crab that begins on one. */
const MARKED_CRATE = '*'
const MARKED_CRAB = '+'

/** Reads `columns:cells`. */
export function readLevel(text: string): Level {
  const [columns = '', cells = ''] = text.split(':')
  const at = (signs: string) =>
    [...signs].flatMap((sign) => [...cells].flatMap((cell, index) => (cell === sign ? [index] : [])))
  const plain = at('$*').sort((one, other) => one - other)
  const colored = at(CRATES)
  const marks = at(MARKS)
  return {
    columns: Number(columns),
    floor: cells.replace(/[@&$abc]/g, ' ').replace(/[*+xyz]/g, '.'),
    crabs: at(`${CRABS}${MARKED_CRAB}`),
    crates: colored.length > 0 ? colored : plain,
    marks: marks.length > 0 ? marks : at(`.${MARKED_CRATE}${MARKED_CRAB}`).sort((one, other) => one - other),
  }
}

export function writeLevel({ columns, floor, crabs, crates, marks }: Level, colors: boolean): string {
  const cells = [...floor]
  if (colors) for (const [index, mark] of marks.entries()) cells[mark] = MARKS[index]!
  for (const [index, crate] of crates.entries())
    cells[crate] = colors ? CRATES[index]! : cells[crate] === '.' ? MARKED_CRATE : '$'
  for (const [index, crab] of crabs.entries()) cells[crab] = cells[crab] === '.' ? MARKED_CRAB : CRABS[index]!
  return `${columns}:${cells.join('')}`
}
