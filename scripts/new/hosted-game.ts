import { Resvg } from '@resvg/resvg-js'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFacts } from '../sdk/package-facts.ts'
import { WrongWish, type Plan } from './plan.ts'

const FOLDER = 'hosted-games'
const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
<rect width="400" height="400" fill="#123a4d"/><circle cx="200" cy="250" r="70" fill="#ffb63d"/><rect x="150" y="60" width="100" height="120" rx="20" fill="#2fd3c0"/>
</svg>`

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
<circle cx="64" cy="64" r="60" fill="#123a4d"/><path d="M64 18 77 50l35 2-27 22 9 34-30-19-30 19 9-34-27-22 35-2z" fill="#ffb63d"/>
</svg>`

/** Templates of a new external or uploaded game. */
export const HOSTED_TEMPLATES = ['plain', 'vite-phaser'] as const
export type HostedTemplate = (typeof HOSTED_TEMPLATES)[number]

interface TemplateFacts {
  /** The folder with the files of the game, as in the manifest. */
  readonly files: string
  /** Path of the picture of its badge. */
  readonly badge: string
  readonly controls: string
  readonly pitch: string
}

const FACTS: Readonly<Record<HostedTemplate, TemplateFacts>> = {
  plain: {
    files: 'game',
    badge: 'game/badge.png',
    controls: 'Touch, click or press the space bar to hop',
    pitch: 'Hop over what comes, and stay for one more',
  },
  'vite-phaser': {
    files: 'dist',
    badge: 'public/badge.png',
    controls: 'Drag the basket, or use the arrow keys',
    pitch: 'Catch the stars before they are gone',
  },
}

const TEMPLATES = join(import.meta.dirname, 'hosted-templates')
/** The extension keeps the project's tools from checking templates. */
const ENDING = '.template'

/** The files of a template with the texts of this game, by path. */
function filesOf(template: HostedTemplate, values: Readonly<Record<string, string>>) {
  const folder = join(TEMPLATES, template)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({
      path: name.slice(0, -ENDING.length),
      text: readFileSync(join(folder, name), 'utf8').replace(
        /\{\{(\w+)\}\}/g,
        (_, key: string) => values[key]!,
      ),
    }))
}

/** The next steps for the developer. */
const nextOf = (template: HostedTemplate, folder: string, slug: string) => [
  ...(template === 'plain' ? [] : ['npm run sdk', `cd ${folder} && npm install && npm run build && cd -`]),
  'npm start, and leave it running',
  `npx portal games import ${folder}/manifest.json`,
  `play it at /g/${slug}, change it, import it again (docs/developers.md)`,
]

/** A folder with a game that runs at once, and the manifest for importing it. */
export function planHostedGame(root: string, slug: string, template: HostedTemplate = 'plain'): Plan {
  const { files, badge, controls, pitch } = FACTS[template]
  if (!SLUG.test(slug)) throw new WrongWish(`"${slug}" is no slug: small letters, digits and single hyphens`)
  const folder = join(FOLDER, slug)
  if (existsSync(join(root, folder))) throw new WrongWish(`${folder} exists already`)
  const title = slug.replace(
    /(^|-)(\w)/g,
    (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`,
  )
  const game = {
    slug,
    name: title,
    pitch,
    controls: [controls],
    genre: 'arcade',
    players: 1,
    orientation: 'any',
    cover: 'cover.png',
    maker: 'You',
    licence: 'Yours',
    files,
  }
  const { name, version } = packageFacts(root)
  const words = { slug, title, sdk: `../../dist/sdk/${name}-${version}.tgz` }
  return {
    created: [
      ...filesOf(template, words).map(({ path, text }) => ({ path: join(folder, path), text })),
      { path: join(folder, badge), text: new Resvg(BADGE).render().asPng() },
      { path: join(folder, 'cover.png'), text: new Resvg(COVER).render().asPng() },
      { path: join(folder, 'manifest.json'), text: `${JSON.stringify({ games: [game] }, undefined, 2)}\n` },
    ],
    changed: [],
    next: nextOf(template, folder, slug),
  }
}
