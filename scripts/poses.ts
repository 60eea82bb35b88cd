import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { posesText } from './registry/poses.ts'

// npm run poses FAMILY: replays the games of a family up to the moments on their covers.
const [family = '', ...more] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../games', family)
const poses = join(folder, 'poses.ts')
if (!family || more.length > 0 || !existsSync(poses)) {
  console.error('islet: say npm run poses FAMILY, for a family that has a poses.ts')
  process.exitCode = 1
} else writeFileSync(poses, await posesText(folder, true))
