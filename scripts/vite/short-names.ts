import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Style sheets inlined in the pages that visitors first arrive at. Their class names must be short: a page that fits into the
 * ten packets that a server may send at once loads one round trip sooner. The index in the list is the sheet's letter.
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

/** Classes and animations of a sheet in order of appearance: client and server must count alike. */
function namesIn(path: string): readonly string[] {
  const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))]
}

/** `Ka` for an inlined sheet, `GameWall-row` for others. Throws on two sheets of one name, which would share their classes. */
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
