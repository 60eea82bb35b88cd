import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '#kit/time/time.ts'
import { moduleContract, moduleReadme } from './module-contract.ts'
import { moduleServer } from './module-server.ts'
import { folderName, type Name } from './names.ts'
import { insertInto, readSource, WrongWish, type Plan, type PlannedFile } from './plan.ts'
import { messageFiles, words } from './words.ts'

const CALL_LIST = 'apps/server/calls.ts'

/** A module from its contract to its table, with one complete example call. */
export function planModule(root: string, text: string, now: Instant): Plan {
  const name = folderName(text)
  const folder = `modules/${name.kebab}`
  if (existsSync(join(root, folder))) throw new WrongWish(`${folder} exists already`)
  const within = ({ path, ...file }: PlannedFile) => ({ ...file, path: `${folder}/${path}` })
  const created = [
    { path: 'README.md', text: moduleReadme(name) },
    ...moduleContract(name),
    ...moduleServer(name, stampOf(now)),
    { path: 'web/texts.ts', text: textsFile(name) },
    ...messageFiles('web/messages', (language) => ({
      title: name.title,
      empty: words[language].empty,
    })),
  ]
  return {
    created: created.map(within),
    changed: [{ path: CALL_LIST, text: wired(name, readSource(root, CALL_LIST)) }],
    next: [
      `write visit() in ${folder}/rules/visit.ts: npx vitest run ${folder} says what it must do`,
      `then replace the visit with the module's first real rule, call and table`,
      `translate "title" in ${folder}/web/messages, and write its invariants in ${folder}/README.md`,
    ],
  }
}

/** The timestamp that orders the migrations of all modules: `20260110T0930`. */
const stampOf = (now: Instant) => new Date(now).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')

const textsFile = ({ kebab, camel }: Name) => `import { messagesOf } from '#kit/i18n/use-messages.ts'

export const ${camel}Texts = messagesOf<typeof import('./messages/en.json')>('${kebab}')
`

/** Adds the new calls and their handlers to the list from which the server registers calls. */
function wired({ kebab, camel }: Name, source: string): string {
  const imports =
    `import { ${camel}Calls } from '#modules/${kebab}/calls.ts'\n` +
    `import { ${camel}Handlers } from '#modules/${kebab}/server/index.ts'\n`
  const key = kebab === camel ? kebab : `'${kebab}'`
  const steps: readonly (readonly [RegExp, string])[] = [
    [/^import [^]*? from '[^']+'\n(?!import )/m, imports],
    [/callsByModule[^]*?= \{(?:\n {2}.*)*\n/, `  ${key}: ${camel}Calls,\n`],
    [/servedCalls =[^]*?=> \[(?:\n {2}.*)*\n/, `  ...serve(${camel}Calls, ${camel}Handlers),\n`],
  ]
  return steps.reduce((text, [place, lines]) => insertInto(CALL_LIST, text, place, lines), source)
}
