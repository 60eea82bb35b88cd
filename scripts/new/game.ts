import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { familyFile, parseRegistry, REGISTRY, sealed, SEALS, withGame } from '../registry/registry.ts'
import { gameLooks } from './game-looks.ts'
import { gameRules } from './game-rules.ts'
import { folderName, type Name } from './names.ts'
import { readSource, WrongWish, type Plan, type PlannedFile } from './plan.ts'
import { messageFiles, words } from './words.ts'

/**
 * A game family with everything that the contract of games asks for: it opens, can be played and has a bot. Its game gets
 * the next number of the registry. Throws a WrongWish if the folder or the slug is taken.
 */
export function planGame(root: string, text: string): Plan {
  const name = folderName(text)
  const folder = `games/${name.kebab}`
  if (existsSync(join(root, folder))) throw new WrongWish(`${folder} exists already`)
  const registry = registryWith(readSource(root, REGISTRY), name.kebab)
  const lines = parseRegistry(registry)
  const within = ({ path, ...file }: PlannedFile) => ({ ...file, path: `${folder}/${path}` })
  const created = [
    { path: 'README.md', text: readme(name) },
    { path: 'registered.ts', text: familyFile(lines, name.kebab) },
    ...gameRules(name),
    ...gameLooks(name),
    ...messageFiles('messages', (language) => ({
      [`title.${name.kebab}`]: name.title,
      [`pitch.${name.kebab}`]: words[language].pitch,
      'how.1': words[language].how,
      'say.done': words[language].done,
    })),
  ]
  return {
    created: created.map(within),
    changed: [
      { path: REGISTRY, text: registry },
      { path: SEALS, text: sealed(readSource(root, SEALS), lines) },
    ],
    next: [
      `write start, step, legal and status in ${folder}/rules.ts: npx vitest run ${folder} fails until play matters`,
      `write a bot in ${folder}/bot.ts, the drawing in ${folder}/view.ts and cover.ts, and the texts in messages/`,
      `check ${folder}/definitions.ts: genre, tags, input, session, score, ground`,
      `name ${name.kebab} among the families of a kind in modules/hubs/rules/hubs.ts`,
      `npm run games:gate, then play it: npm start`,
    ],
  }
}

function registryWith(text: string, name: string): string {
  try {
    return withGame(text, name, name)
  } catch (error) {
    throw new WrongWish(error instanceof Error ? error.message : String(error))
  }
}

const readme = ({ kebab }: Name) => `# ${kebab}

What the player does in this game, how it ends and what makes the next run different.

- \`rules.ts\` has turns on a plain state; \`bot.ts\` plays them.
- \`view.ts\` draws the board and handles taps; \`cover.ts\` draws the picture of the tile.

A new variant: \`npm run registry ${kebab} SLUG\` gives it a number, then one more definition in \`definitions.ts\`.
`
