import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A type, class, function or constant of the SDK, as declared. */
export interface Declaration {
  readonly name: string
  /** Its docstring, without comment marks. */
  readonly comment: string
  readonly text: string
}

/** A declaration begins at the margin; its content is indented. */
const BEGINS = /^(?:\/\*\*|export |declare |interface |type |class |const |function )/
const NAME = /^(?:export )?(?:declare )?(?:interface|type|class|const|function) (\w+)/m

/** The public types of the SDK from the compiler, in source order. */
export function readDeclarations(root: string): readonly Declaration[] {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-types-'))
  try {
    const options = '--ignoreConfig --strict --allowImportingTsExtensions --declaration --emitDeclarationOnly'
    const target = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2024,dom', '--types', '']
    const places = ['--rootDir', root, '--outDir', folder, join(root, 'kit/sdk/sdk.ts')]
    const compiler = join(root, 'node_modules/.bin/tsc')
    const { status, stdout } = spawnSync(compiler, [...options.split(' '), ...target, ...places], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the types of the SDK cannot be made: ${stdout}`)
    const all = ['sdk', 'protocol'].map((name) => readFileSync(join(folder, `kit/sdk/${name}.d.ts`), 'utf8'))
    return reachable(all.flatMap(declarationsIn), exportedBy(all[0]!))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function declarationsIn(source: string): Declaration[] {
  const found: Declaration[] = []
  let comment: string[] = []
  let lines: string[] = []
  const end = () => {
    const text = lines.join('\n').trimEnd()
    const name = NAME.exec(text)?.[1]
    if (name !== undefined) found.push({ name, comment: plain(comment.join('\n')), text })
    if (lines.length > 0) comment = []
    lines = []
  }
  let isComment = false
  for (const line of source.split('\n')) {
    if (!isComment && BEGINS.test(line)) end()
    if (line.startsWith('/**')) isComment = true
    if (isComment) comment.push(line)
    else lines.push(line)
    if (isComment && line.endsWith('*/')) isComment = false
  }
  end()
  return found
}

/** A comment without comment marks. */
export const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/gm, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Names that a declaration file exports. */
const exportedBy = (source: string): readonly string[] => [
  ...[...source.matchAll(/^export (?:declare )?(?:interface|type|class|const|function) (\w+)/gm)].map(
    ([, name]) => name!,
  ),
  ...[...source.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  ),
]

/** The exported declarations, and those that they refer to. */
function reachable(all: readonly Declaration[], names: readonly string[]): Declaration[] {
  const wanted = new Set(names)
  for (const name of wanted) {
    const text = all.find((one) => one.name === name)?.text ?? ''
    for (const other of all) if (new RegExp(`\\b${other.name}\\b`).test(text)) wanted.add(other.name)
  }
  return all.filter(({ name }) => wanted.has(name))
}
