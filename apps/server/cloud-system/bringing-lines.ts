import type { OnBytes } from './bring-system.ts'

const MEGABYTE = 1_000_000
const STEP = 10

/** Reports progress in steps of ten percent, with the total size. */
export function bringingLines(say: (text: string) => void): OnBytes {
  let said = -STEP
  return (come, all) => {
    const percent = all === 0 ? 0 : Math.floor((100 * come) / all)
    if (percent < said + STEP) return
    said = percent - (percent % STEP)
    say(`cloud games: ${Math.round(come / MEGABYTE)} of ${Math.round(all / MEGABYTE)} MB`)
  }
}
