import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The line that says what a list is made of; registry writes only its imports and entries. */
const MADE_OF =
  /^\/\/ npm run registry writes the entries: each of ([\w-]+)\/\*\.ts with (\w+|its own name)(, as data)?\.$/m
const BODY = /= \{\n[^]*?\n?\}(?= as const|\n)/
const WIDTH = 110
const LAZY = /\(\) => Promise</

/** Whether a source is a list generated from the files of a folder. */
export const isList = (text: string) => MADE_OF.test(text)

/** The lists of a family, as paths from its folder. */
export const listsOf = (family: string): string[] =>
  readdirSync(family, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => isList(readFileSync(join(family, path), 'utf8')))
    .toSorted()

const OWN_NAME = 'its own name'

/** Files of a folder that export this name, or one equal to their own, without extensions. */
function namesIn(folder: string, name: string): string[] {
  const isExporting = (file: string) => {
    const wanted = name === OWN_NAME ? camel(file) : name
    const isExported = new RegExp(`^export (const|function|class) ${wanted}\\b`, 'm')
    return isExported.test(readFileSync(join(folder, `${file}.ts`), 'utf8'))
  }
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter(isExporting)
    .toSorted()
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A value as source code, on one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${fields(value).join(', ')} }`
}
const fields = (value: object) => Object.entries(value).map(([name, one]) => `${name}: ${literal(one)}`)

const keyOf = (name: string) => (name.includes('-') ? `'${name}'` : name)

/** One entry of data; a long one is broken as the formatter does. */
export function lineOf(name: string, value: unknown): string {
  const line = `  ${keyOf(name)}: ${literal(value)},\n`
  if (line.length <= WIDTH + 1) return line
  if (typeof value !== 'object' || value === null) return `  ${keyOf(name)}:\n    ${literal(value)},\n`
  const lines = fields(value).map((field) => `    ${field},\n`)
  return `  ${keyOf(name)}: {\n${lines.join('')}  },\n`
}

/** The values that files export by a name, so that a page can have the data without the files. */
const valuesIn = (folder: string, names: readonly string[], name: string) =>
  Promise.all(
    names.map(async (file) => {
      const module = (await import(join(folder, `${file}.ts`))) as Record<string, unknown>
      return lineOf(file, module[name])
    }),
  )

/** A source with other entries in its list. */
export const withBody = (text: string, lines: readonly string[]) =>
  text.replace(BODY, () => `= {\n${lines.join('')}}`)

/**
 * The text of a list with the present entries of its folder: imports, dynamic imports if the list's type says so, or copies of
 * exported values for a list of data. Throws if the list has no place for them.
 */
export async function listText(path: string): Promise<string> {
  const text = readFileSync(path, 'utf8')
  const [, folder = '', name = '', asData] = MADE_OF.exec(text) ?? []
  if (!folder || !BODY.test(text)) throw new Error(`${path} has no list that can be written`)
  const files = join(dirname(path), folder)
  const names = namesIn(files, name)
  if (asData) return withBody(text, await valuesIn(files, names, name))
  const kept = text.replace(new RegExp(`^import \\{ \\w+( as \\w+)? \\} from '\\./${folder}/.*\\n`, 'gm'), '')
  if (LAZY.test(text.slice(0, text.search(BODY))))
    return withBody(
      kept,
      names.map((one) => `  ${keyOf(one)}: () => import('./${folder}/${one}.ts'),\n`),
    )
  const taken = (one: string) => (name === OWN_NAME ? camel(one) : `${name} as ${camel(one)}`)
  const imports = names.map((one) => `import { ${taken(one)} } from './${folder}/${one}.ts'\n`)
  const lines = names.map((one) => (one.includes('-') ? `  '${one}': ${camel(one)},\n` : `  ${one},\n`))
  const end = [...kept.matchAll(/^(import .*|\} from .*)\n/gm)].at(-1)!
  const at = end.index + end[0].length
  return withBody(`${kept.slice(0, at)}${imports.join('')}${kept.slice(at)}`, lines)
}
