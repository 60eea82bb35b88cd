import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How a list says what it is made of; everything but its imports and entries is its own. */
const MADE_OF = /^\/\/ npm run registry writes the entries: each of ([\w-]+)\/\*\.ts with (\w+)\.$/m
const BODY = /= \{\n[^]*?\n?\}\n/
const LAZY = /\(\) => Promise</

/** Whether a source is a list that is written from the files of a folder. */
export const isList = (text: string) => MADE_OF.test(text)

/** Lists of a family, as paths from its folder. */
export const listsOf = (family: string): string[] =>
  readdirSync(family, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => isList(readFileSync(join(family, path), 'utf8')))
    .toSorted()

/** Files of a folder that export this name, without their endings. */
function namesIn(folder: string, name: string): string[] {
  const isExported = new RegExp(`^export (const|function|class) ${name}\\b`, 'm')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => isExported.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The text of a list with the entries that its folder has now: imports, or promises of them where the list's type says so.
 * Throws when the list has no place for them.
 */
export function listText(path: string): string {
  const text = readFileSync(path, 'utf8')
  const [, folder = '', name = ''] = MADE_OF.exec(text) ?? []
  const names = namesIn(join(dirname(path), folder), name)
  const head = text.slice(0, text.search(BODY))
  if (!folder || !BODY.test(text)) throw new Error(`${path} has no list that can be written`)
  const kept = text.replace(
    new RegExp(`^import \\{ ${name}( as \\w+)? \\} from '\\./${folder}/.*\\n`, 'gm'),
    '',
  )
  const key = (one: string) => (one.includes('-') ? `'${one}'` : one)
  if (LAZY.test(head)) {
    const lines = names.map((one) => `  ${key(one)}: () => import('./${folder}/${one}.ts'),\n`)
    return kept.replace(BODY, `= {\n${lines.join('')}}\n`)
  }
  const imports = names.map((one) => `import { ${name} as ${camel(one)} } from './${folder}/${one}.ts'\n`)
  const lines = names.map((one) => (one.includes('-') ? `  '${one}': ${camel(one)},\n` : `  ${one},\n`))
  const end = [...kept.matchAll(/^(import .*|\} from .*)\n/gm)].at(-1)!
  const at = end.index + end[0].length
  return `${kept.slice(0, at)}${imports.join('')}${kept.slice(at)}`.replace(BODY, `= {\n${lines.join('')}}\n`)
}
