import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Sheets that stand in the HTML of the pages that visitors arrive at: each byte of a name counts there, for a page that fits
 * into the ten packets a server may send at once is a round trip sooner. The place in the list is the sheet's letter.
 */
export const SHORT: readonly string[] = [
  'Button',
  'CountBadge',
  'Field',
  'Footer',
  'IconButton',
  'Logo',
  'NutPicture',
  'PillNav',
  'Rail',
  'TabBar',
  'Tile',
  'TopBar',
  'IsletScene',
  'home',
  'games',
  'hub',
  'Crumbs',
  'Tag',
  'game',
]
const [CAPITALS, SMALL] = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz']

const lettersOf = (index: number): string =>
  (index < SMALL.length ? '' : lettersOf(Math.floor(index / SMALL.length) - 1)) + SMALL[index % SMALL.length]!

/** Classes and movements of a sheet in the order in which it names them: client and server count alike. */
function namesIn(path: string): readonly string[] {
  const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))]
}

/** `Ka` for a sheet that pages carry, `GameWall-row` for any other. Two sheets of one name would share their classes. */
export function scopedNames(): (name: string, file: string) => string {
  const sheets = new Map<string, { readonly path: string; readonly names: readonly string[] }>()
  return (name, file) => {
    const path = file.split('?')[0]!
    const sheet = basename(path, '.module.css')
    const known = sheets.get(sheet) ?? { path, names: namesIn(path) }
    if (known.path !== path) throw new Error(`Two sheets are called ${sheet}.module.css`)
    sheets.set(sheet, known)
    const letter = CAPITALS[SHORT.indexOf(sheet)]
    if (letter === undefined) return `${sheet}-${name}`
    const index = known.names.indexOf(name)
    if (index < 0) throw new Error(`${sheet}.module.css has no ${name}`)
    return letter + lettersOf(index)
  }
}
