import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SDK_PACKAGE } from './sdk/package-facts.ts'
import { packagePages, packSdk } from './sdk/package.ts'

// npm run sdk: generates the types and the reference of the package, and packs it into dist/sdk.
const root = join(import.meta.dirname, '..')
for (const [name, text] of Object.entries(packagePages(root)))
  writeFileSync(join(root, SDK_PACKAGE, name), text)
console.log(relative(root, await packSdk(root, join(root, 'dist/sdk'))))
