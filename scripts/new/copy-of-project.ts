import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../..')
const TREE = [
  'kit',
  'modules',
  'games',
  'apps',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.apps.json',
]
const TOOLS = ['.oxfmtrc.json', '.oxlintrc.json']

/** A copy of the project, so that the real one stays unchanged: its folder, and a function that removes it. */
export function copyOfProject(name: string): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), `islet-${name}-`))
  for (const part of [...TREE, ...TOOLS]) cpSync(join(home, part), join(root, part), { recursive: true })
  symlinkSync(join(home, 'node_modules'), join(root, 'node_modules'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
