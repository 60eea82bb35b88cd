/** Packs of drawings. A mirror pack holds left halves. */
export const PACKS = [
  'starters',
  'sea',
  'kitchen',
  'garden',
  'wheels',
  'scenes',
  'large',
  'colours',
  'mirrors',
  'zoo',
  'music',
  'space',
  'sports',
  'home',
  'clothes',
  'fairy',
  'bugs',
  'feast',
  'town',
  'toys',
  'birds',
  'tools',
  'plants',
] as const
export type PackName = (typeof PACKS)[number]

/** One drawing: letters of `paints.ts`, row by row, `.` for the background. */
export interface Picture {
  readonly columns: number
  readonly rows: number
  readonly letters: string
}

/** Reads a pack: drawings parted by empty lines, each a name and its rows. */
export function readPack(text: string, isMirror: boolean): readonly Picture[] {
  return text
    .trim()
    .split('\n\n')
    .map((drawing) => {
      const halves = drawing.split('\n').slice(1)
      const rows = isMirror ? halves.map((half) => half + [...half].toReversed().slice(1).join('')) : halves
      return { columns: rows[0]!.length, rows: rows.length, letters: rows.join('') }
    })
}

const known = new Map<PackName, readonly Picture[]>()

/** A pack must have been read before a puzzle of it is dealt: pages carry only the pack of their own game. */
export function keepPack(name: PackName, text: string) {
  known.set(name, readPack(text, name === 'mirrors'))
}

export function packOf(name: PackName): readonly Picture[] {
  const pack = known.get(name)
  if (!pack) throw new Error(`The pictures of ${name} have not been loaded`)
  return pack
}
