import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { systemClock } from '#kit/time/system-clock.ts'
import { planCall } from './new/call.ts'
import { planGame } from './new/game.ts'
import { HOSTED_TEMPLATES, planHostedGame } from './new/hosted-game.ts'
import { planModule } from './new/module.ts'
import { WrongWish, writePlan, type Plan } from './new/plan.ts'

const USAGE =
  'say npm run new module NAME (play-time), npm run new call MODULE NAME (listLines), npm run new game FAMILY or npm run new hosted-game -- SLUG --template plain|vite-phaser'
const root = join(import.meta.dirname, '..')

/** Takes `--template NAME` from anywhere in the arguments. */
function hostedGame(words: readonly string[]): Plan {
  const at = words.indexOf('--template')
  const wanted = at < 0 ? 'plain' : words[at + 1]
  const template = HOSTED_TEMPLATES.find((name) => name === wanted)
  const [slug, ...more] = words.filter((_, place) => at < 0 || (place !== at && place !== at + 1))
  if (slug === undefined || more.length > 0 || !template) throw new WrongWish(USAGE)
  return planHostedGame(root, slug, template)
}

function plan(args: readonly string[]): Plan {
  return args[0] === 'hosted-game' ? hostedGame(args.slice(1)) : planOfOurs(args)
}

function planOfOurs([kind, first = '', second = '', ...more]: readonly string[]): Plan {
  if (more.length > 0) throw new WrongWish(USAGE)
  if (kind === 'call' && second !== '') return planCall(root, first, second)
  if (second !== '' || first === '') throw new WrongWish(USAGE)
  if (kind === 'module') return planModule(root, first, systemClock())
  if (kind === 'game') return planGame(root, first)
  throw new WrongWish(USAGE)
}

const isTranslation = (path: string) => /messages\/(?!en\.)\w\w\.json$/.test(path)

/** Message files of all languages are listed as one. */
function told({ created, changed }: Plan): string[] {
  const shown = created.map(({ path }) => path).filter((path) => !isTranslation(path))
  return [
    ...shown.map((path) => `  made     ${path.replace('en.json', '{en … sq}.json')}`),
    ...changed.map(({ path }) => `  changed  ${path}`),
  ]
}

try {
  const args = process.argv.slice(2)
  const wanted = plan(args)
  writePlan(root, wanted)
  const isCall = args[0] === 'module' || args[0] === 'call'
  if (isCall) spawnSync(process.execPath, [join(root, 'scripts/calls-page.ts')])
  console.log(told(wanted).join('\n'))
  if (isCall) console.log('  changed  docs/calls.md')
  console.log(`Next:\n${wanted.next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof WrongWish)) throw error
  console.error(`islet: ${error.message}`)
  process.exitCode = 1
}
