import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the package is written; what it brings along besides code lies there. */
export const SDK_PACKAGE = 'packages/sdk'

export interface PackageFacts {
  readonly name: string
  readonly version: string
}

/** What the package is called, and its version. */
export const packageFacts = (root: string): PackageFacts =>
  JSON.parse(readFileSync(join(root, SDK_PACKAGE, 'package.json'), 'utf8')) as PackageFacts
