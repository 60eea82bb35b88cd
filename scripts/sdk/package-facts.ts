import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the package, with its files besides code. */
export const SDK_PACKAGE = 'packages/sdk'

export interface PackageFacts {
  readonly name: string
  readonly version: string
}

/** Name and version of the package. */
export const packageFacts = (root: string): PackageFacts =>
  JSON.parse(readFileSync(join(root, SDK_PACKAGE, 'package.json'), 'utf8')) as PackageFacts
