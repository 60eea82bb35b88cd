import type { Cells } from '../model.ts'

/** A figure formatted for people; text stays as it is. */
export function cellText(cell: string | number | null, kind: Cells): string {
  if (cell === null) return '–'
  return typeof cell === 'number' && kind === 'share' ? `${(cell * 100).toFixed(1)} %` : String(cell)
}
