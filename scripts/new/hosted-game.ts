import { Resvg } from '@resvg/resvg-js'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { WrongWish, type Plan } from './plan.ts'

const FOLDER = 'hosted-games'
const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
<rect width="400" height="400" fill="#123a4d"/><circle cx="200" cy="250" r="70" fill="#ffb63d"/><rect x="150" y="60" width="100" height="120" rx="20" fill="#2fd3c0"/>
</svg>`

const PAGE = (title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<style>
  html, body { height: 100%; margin: 0; touch-action: none; user-select: none }
  canvas { width: 100%; height: 100%; display: block; background: #123a4d }
</style>
<canvas id="stage"></canvas>
<script src="/_sdk/islet.js"></script>
<script type="module" src="game.js"></script>
`

const SCRIPT = `// Hop over what comes: a touch, a click or the space bar. The best is saved on all of the player's devices.
const islet = globalThis.Islet ? await Islet.connect() : undefined
const canvas = document.getElementById('stage')
const pen = canvas.getContext('2d')
const GROUND = 0.75
let best = Number(islet?.saves.get('best') ?? 0)
let height, speed, stones, score, isOver, last

function begin() {
  height = 0
  speed = 0
  stones = [1.2]
  score = 0
  isOver = false
  islet?.gameplayStart()
}

function hop() {
  if (isOver) return begin()
  if (height === 0) speed = 1.5
}

function step(seconds) {
  speed -= 4 * seconds
  height = Math.max(0, height + speed * seconds)
  if (height === 0) speed = Math.max(0, speed)
  stones = stones.map((at) => at - (0.5 + score * 0.01) * seconds)
  if (stones[0] < -0.1) {
    stones.shift()
    score++
  }
  if (stones.at(-1) < 0.6) stones.push(1.1 + Math.random() * 0.5)
  if (stones.some((at) => Math.abs(at - 0.2) < 0.05) && height < 0.08) end()
}

async function end() {
  isOver = true
  islet?.gameplayStop()
  islet?.score(score)
  if (score <= best) return
  best = score
  islet?.happyTime()
  await islet?.saves.set('best', String(best))
}

function draw() {
  const { width, height: tall } = canvas
  const unit = Math.min(width, tall)
  pen.clearRect(0, 0, width, tall)
  pen.fillStyle = '#2fd3c0'
  pen.fillRect(0, tall * GROUND, width, 4)
  for (const at of stones) pen.fillRect(at * width, tall * GROUND - unit * 0.1, unit * 0.05, unit * 0.1)
  pen.fillStyle = '#ffb63d'
  pen.beginPath()
  pen.arc(width * 0.2, tall * GROUND - unit * (0.05 + height), unit * 0.05, 0, 7)
  pen.fill()
  pen.fillStyle = '#fff'
  pen.font = \`bold \${unit * 0.08}px sans-serif\`
  pen.textAlign = 'center'
  pen.fillText(isOver ? \`\${score} · \${best}\` : score, width / 2, tall * 0.2)
}

function frame(now) {
  const seconds = Math.min(0.05, (now - (last ?? now)) / 1000)
  last = now
  canvas.width = innerWidth * devicePixelRatio
  canvas.height = innerHeight * devicePixelRatio
  // The portal says when something lies over the game.
  if (!isOver && !islet?.facts().isPaused) step(seconds)
  draw()
  requestAnimationFrame(frame)
}

addEventListener('pointerdown', hop)
addEventListener('keydown', (event) => {
  if (event.code === 'Space' || event.code === 'ArrowUp') hop()
})
begin()
islet?.ready()
requestAnimationFrame(frame)
`

/** A folder with a game that runs at once, and the manifest that brings it into the portal. */
export function planHostedGame(root: string, slug: string): Plan {
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
    pitch: 'Hop over what comes, and stay for one more',
    controls: ['Touch, click or press the space bar to hop'],
    genre: 'arcade',
    players: 1,
    orientation: 'any',
    cover: 'cover.png',
    maker: 'You',
    licence: 'Yours',
    files: 'game',
  }
  return {
    created: [
      { path: join(folder, 'game/index.html'), text: PAGE(title) },
      { path: join(folder, 'game/game.js'), text: SCRIPT },
      { path: join(folder, 'cover.png'), text: new Resvg(COVER).render().asPng() },
      { path: join(folder, 'manifest.json'), text: `${JSON.stringify({ games: [game] }, undefined, 2)}\n` },
    ],
    changed: [],
    next: [
      'npm start, and leave it running',
      `npx portal games import ${folder}/manifest.json`,
      `play it at /g/${slug}, change ${folder}/game, import it again (docs/developers.md)`,
    ],
  }
}
