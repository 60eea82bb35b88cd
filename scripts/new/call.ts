import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { callName, folderName, type Name } from './names.ts'
import { insertInto, readSource, WrongWish, type Plan } from './plan.ts'

const READING_VERBS = ['read', 'list', 'find', 'search', 'count']

/** A new call of a module: its contract, a stub of its handler, and a test that fails until the handler is written. */
export function planCall(root: string, moduleText: string, text: string): Plan {
  const module = folderName(moduleText)
  const call = callName(text)
  const folder = `modules/${module.kebab}`
  const [callsPath, handlersPath] = [`${folder}/calls.ts`, `${folder}/server/handlers.ts`]
  const calls = readSource(root, callsPath)
  const handlers = readSource(root, handlersPath)
  // Some modules declare calls in other files too, but all handlers are in one place.
  const [inCalls, inHandlers] = [`^ {2}${call.camel}:`, `^ {4}(async )?${call.camel}[(:]`]
  if (new RegExp(inCalls, 'm').test(calls) || new RegExp(inHandlers, 'm').test(handlers))
    throw new WrongWish(`${folder} has a call ${call.camel} already`)
  const testPath = `${folder}/server/${call.kebab}.test.ts`
  if (existsSync(join(root, testPath))) throw new WrongWish(`${testPath} exists already`)
  const entries = new RegExp(`export const ${module.camel}Calls = \\{(?:\\n {2}.*|\\n)*?(?=\\n\\}\\n)`)
  return {
    created: [{ path: testPath, text: testFile(module, call) }],
    changed: [
      { path: callsPath, text: insertInto(callsPath, calls, entries, contract(module, call)) },
      {
        path: handlersPath,
        text: insertInto(handlersPath, handlers, handlersEnd(module, handlers), stub(module, call)),
      },
    ],
    next: [
      `say in ${callsPath} what ${call.camel} is for, its wire path, params, result and refusals`,
      `decide in ${folder}/rules, then write the handler in ${handlersPath}`,
      `npx vitest run ${testPath} fails until then; make its sentence one about the product`,
      `npx node scripts/calls-page.ts writes docs/calls.md anew`,
    ],
  }
}

function contract(module: Name, { camel, kebab }: Name): string {
  const [verb = ''] = kebab.split('-')
  const repeat = READING_VERBS.includes(verb) ? 'read' : 'safe'
  return `
  /** What ${camel} is for, in one sentence. */
  ${camel}: defineCall({
    wire: '${module.kebab}/${kebab.replaceAll('-', '/')}',
    access: 'visitor',
    repeat: '${repeat}',
    params: Type.Object({}),
    result: Type.Object({ ok: Type.Boolean() }),
  }),`
}

const stub = (module: Name, { camel }: Name) => `

async ${camel}() {
  throw new Error('Next: write ${camel} in modules/${module.kebab}/server/handlers.ts')
},`

/** Matches up to the end of the handlers' object, which is a constant or the return value of a function. */
function handlersEnd(module: Name, source: string): RegExp {
  const start = `HandlersOf<typeof ${module.camel}Calls>`
  const constant = new RegExp(`^export const .*${start} = \\{$[^]*?(?=\\n\\}$)`, 'm')
  if (constant.test(source)) return constant
  return new RegExp(`${start}[^]*?^( *)return \\{$[^]*?(?=\\n\\1\\}$)`, 'm')
}

const testFile = (
  module: Name,
  { camel }: Name,
) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { ${module.camel}Calls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('${camel} answers a visitor', async () => {
  const answer = await portal.device('ann').call(${module.camel}Calls.${camel}, {})
  expect(answer.error, 'Next: write ${camel} in modules/${module.kebab}/server/handlers.ts').toBeNull()
})
`
