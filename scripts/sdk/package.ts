import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSdkScript } from '../build-sdk.ts'
import { readDeclarations } from './declarations.ts'
import { packageFacts, SDK_PACKAGE } from './package-facts.ts'
import { referencePage, typesFile } from './pages.ts'

/** The generated pages of the package, by name. */
export function packagePages(root: string): Readonly<Record<string, string>> {
  const declarations = readDeclarations(root)
  return {
    'islet.d.ts': typesFile(declarations),
    'reference.md': referencePage(declarations, packageFacts(root).version),
  }
}

/** Builds the package in a folder of its own and packs it; returns the archive for npm. */
export async function packSdk(root: string, into: string): Promise<string> {
  const folder = join(into, 'package')
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, SDK_PACKAGE), folder, { recursive: true })
  for (const [name, text] of Object.entries(packagePages(root))) writeFileSync(join(folder, name), text)
  await buildSdkScript(root, folder, { source: 'sdk.ts', format: 'es', file: 'islet.js' })
  await buildSdkScript(root, folder, { source: 'script.ts', format: 'iife', file: 'islet.global.js' })
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', into], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { readonly filename: string }>)
  return join(into, packed!.filename)
}
