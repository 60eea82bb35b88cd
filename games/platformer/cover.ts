import { contactShadow, coverArt } from '#kit/game/cover.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import { ASKEW, CORNERS } from './cover-corners.ts'
import type { Kind, PlatformerDefinition } from './definitions.ts'
import { drawHero } from './hero-art.ts'
import { TILE } from './level.ts'
import { themeOf, type Theme } from './themes.ts'
import * as art from './thing-art.ts'

const HERO_SIZE = 2
const STANDS: readonly Kind[] = ['keys', 'tower', 'ice', 'dig', 'blink']
const IS_SPREAD: readonly Kind[] = ['puff', 'glide', 'swim', 'cling']
const FLOATS: readonly Kind[] = ['swing', 'puff', 'glide', 'swim', 'cling', 'bounce']

export function cover({ kind, slug, ground }: PlatformerDefinition): string {
  const theme = themeOf[kind]
  const rows = CORNERS[kind]
    .trim()
    .split('\n')
    .map((row) => row.trim())
  const brush = svgBrush()
  let hero = { x: 0, y: 0 }
  for (const [row, text] of rows.entries())
    for (const [column, letter] of [...text].entries()) {
      const spot = { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE }
      if (letter === 'P') hero = spot
      else if (!'.#=^vWEI'.includes(letter))
        brush.at(spot.x, spot.y, 0, () => drawLetter(brush, letter, theme))
    }
  if (kind === 'swing') brush.line([9.5 * TILE, 1.5 * TILE, hero.x + 3, hero.y - 8], 2.4, '#e8d2a8')
  const upside = kind === 'flip'
  const shadow = contactShadow(hero.x, hero.y + (upside ? -14 : 15), 11, 2.4, FLOATS.includes(kind) ? 0 : 0.3)
  const pose = {
    stride: 0.8,
    isInAir: !STANDS.includes(kind),
    isBlinking: false,
    isSpread: IS_SPREAD.includes(kind),
  }
  const actor = svgBrush()
  drawHero(actor, kind, pose)
  const figure = `<g transform="translate(${hero.x} ${hero.y}) scale(${HERO_SIZE} ${upside ? -HERO_SIZE : HERO_SIZE})">${actor.svg()}</g>`
  const [middleX, middleY] = [(rows[0]!.length * TILE) / 2, (rows.length * TILE) / 2]
  const moved = `translate(200 200) rotate(${ASKEW[kind]}) scale(2.9) translate(${-middleX} ${-middleY})`
  const lit = coverArt(slug).ground(theme.sky[1], ground[1], theme.sky[2], 0.6)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="${moved}">${terrain(rows, theme)}${layer(rows, 'E', ['#a8683a', '#d09a60'])}${layer(rows, 'I', ['#9fdcf8', '#f4fdff'])}${pool(rows)}${brush.svg()}${shadow}${figure}</g>`
}

function drawLetter(brush: SvgBrush, letter: string, { wood }: Theme) {
  if (letter === 'o') art.drawShell(brush, 1)
  else if (letter === 'm') art.drawPlank(brush, wood)
  else if (letter === 'u') art.drawUrchin(brush, 0.2)
  else if (letter === 'f') art.drawFeather(brush, true)
  else if (letter === '0') art.drawBubble(brush, true)
  else if (letter === '*') art.drawHook(brush, true)
  else if (letter === '%') brush.slab(-7.6, -8, 15.2, 13, 3, '#edc77a', 2)
  else if (letter === 'k') art.drawKey(brush)
  else if (letter === 'B') brush.slab(-7.6, -8, 15.2, 14, 4, '#ff8f7a', 1.6)
  else if (letter === 'D') brush.round(-8, -8, 16.3, 16.3, 1.5, '#8a5630')
  else if (letter === 'c') art.drawSnail(brush, -1, 0)
  else if (letter === 'R') brush.slab(-7.6, -8, 15.2, 13, 3, '#ff5f5f', 2.4)
  else if (letter === 'L') brush.slab(-7.6, -8, 15.2, 13, 3, '#4aa8ff', 2.4)
  else if (letter === 'A') brush.line([0, 6, 0, -5], 2, '#ffffff', 0.5)
}

/** Earth or ice as one path, its lit edge as another. */
function layer(rows: readonly string[], letter: string, [body, light]: readonly [string, string]): string {
  let [shape, edge] = ['', '']
  for (const [row, text] of rows.entries())
    for (const [column, one] of [...text].entries()) {
      if (one !== letter) continue
      const isFirst = text[column - 1] !== letter
      if (isFirst) {
        let wide = 1
        while (text[column + wide] === letter) wide++
        shape += `M${column * TILE} ${row * TILE}h${wide * TILE}v16.4h${-wide * TILE}z`
      }
      if (rows[row - 1]?.[column] !== letter) edge += `M${column * TILE} ${row * TILE + 1.4}h16`
    }
  return shape && `<path d="${shape}" fill="${body}"/><path d="${edge}" stroke="${light}" stroke-width="3"/>`
}

/** The water of a pool, behind whatever swims in it. */
function pool(rows: readonly string[]): string {
  let [water, surface] = ['', '']
  for (const [row, text] of rows.entries()) {
    const [from, to] = [text.indexOf('W'), text.lastIndexOf('W')]
    if (from < 0) continue
    const [x, wide] = [from * TILE, (to - from + 1) * TILE]
    water += `M${x} ${row * TILE}h${wide}v16.2h${-wide}z`
    if (!rows[row - 1]!.includes('W')) surface += `M${x} ${row * TILE}h${wide}`
  }
  return (
    water &&
    `<path d="${water}" fill="#1478c8" opacity=".46"/><path d="${surface}" stroke="#fff" stroke-width="2" opacity=".9"/>`
  )
}

/** Rock as one path, its turf as another: a corner of an island stays small as text. */
function terrain(rows: readonly string[], { rock, turf, turfLight, wood }: Theme): string {
  const is = (letter: string, row: number, column: number) => rows[row]?.[column] === letter
  const edge = (row: number, column: number, text: string) =>
    column === 0 || column === rows[0]!.length - 1 || row === 0 || row === rows.length - 1 ? text : ''
  let [body, tops, planks, spikes, around] = ['', '', '', '', '']
  for (const [row, text] of rows.entries())
    for (const part of text.matchAll(/#+|=+|\^+|v+/g)) {
      const [x, y, wide] = [part.index * TILE, row * TILE, part[0].length * TILE]
      if (part[0][0] === '=') planks += `M${x} ${y + 3}h${wide}`
      if (part[0][0] === '^') spikes += `M${x} ${y + 16}${'l4-11 4 11'.repeat(part[0].length * 2)}`
      if (part[0][0] === 'v') spikes += `M${x} ${y}${'l4 11 4-11'.repeat(part[0].length * 2)}`
      if (part[0][0] !== '#') continue
      body += `M${x} ${y}h${wide}v16h${-wide}z`
      const last = part.index + part[0].length - 1
      // The island goes on beyond the picture.
      if (edge(row, part.index, 'yes') && part.index === 0) around += `M-90 ${y}h92v17h-92z`
      if (last === text.length - 1) around += `M${x + wide - 2} ${y}h92v17h-92z`
      if (row === 0) around += `M${x} -60h${wide}v62h${-wide}z`
      if (row === rows.length - 1) around += `M${x} ${y + 15}h${wide}v70h${-wide}z`
      for (let column = part.index; column <= last; column++)
        if (row > 0 && !is('#', row - 1, column) && !is('I', row - 1, column))
          tops += `M${column * TILE} ${y + 1}h16`
    }
  const stroke = (way: string, color: string, width: number, dy = 0) =>
    way &&
    `<path d="${way}" stroke="${color}" stroke-width="${width}" fill="none"${dy ? ` transform="translate(0 ${dy})"` : ''}/>`
  return (
    `<path d="${body}${around}" fill="#000" opacity=".22" transform="translate(3 4)"/><path d="${around}${body}" fill="${rock}" stroke="${rock}" stroke-width=".6"/>` +
    stroke(tops, turf, 5, 1) +
    stroke(tops, turfLight, 1.6, -0.8) +
    stroke(planks, wood, 6) +
    (spikes && `<path d="${spikes}" fill="#eadff0"/>`)
  )
}
