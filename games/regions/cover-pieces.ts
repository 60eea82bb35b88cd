import { num } from '#kit/game/cover.ts'

const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`
const oval = (x: number, y: number, wide: number, high: number, color: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${color}" transform="rotate(-28 ${x} ${y})"/>`
const bar = (wide: number, high: number) =>
  `<rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" rx="6" fill="#3a2a08"/>`

export const sign = (kind: '+' | '-' | '|') =>
  circle(0, 0, 32, 'rgba(255,255,255,.55)') +
  (kind === '|' ? '' : bar(46, 12)) +
  (kind === '-' ? '' : bar(12, 46))

export const wind = (value: number) =>
  '<path d="M40 0L18 18L0 40L-18 18L-40 0L-18 -18L0 -40L18 -18Z" fill="#0a2b3a"/>' +
  num(1, 14, 38, value, '#fff8e6')

export const centre =
  circle(0, 4, 19, '#0b0f3a') +
  circle(0, 0, 19, '#1c2468') +
  circle(0, 0, 13, '#ffd44f') +
  circle(-4, -5, 4, '#fff8d8')

export const plate = (text: string) =>
  circle(0, 4, 31, '#1c120a') +
  circle(0, 0, 31, '#2c2218') +
  circle(0, 0, 26, '#fff8e8') +
  num(0, 15, 42, text, '#2c2218')

export const palmTree =
  circle(0, 18, 22, '#e0bb74') +
  '<rect x="-4" y="-10" width="8" height="30" rx="4" fill="#6f451f"/>' +
  circle(-14, -8, 11, '#2f9658') +
  circle(14, -8, 11, '#2f9658') +
  circle(-6, -19, 11, '#2f9658') +
  circle(8, -18, 11, '#2f9658') +
  circle(0, -10, 9, '#4cc07a')

export const quilt = (spots: string) =>
  spots
    .split(' ')
    .map((spot) => {
      const [x, y] = [...spot].map(Number) as [number, number]
      return `<rect x="${x * 17 - 32}" y="${y * 17 - 26}" width="15" height="15" rx="4" fill="#391238"/>`
    })
    .join('')

const FRUITS = {
  mango: oval(0, 4, 30, 23, '#b45a0c') + oval(0, 0, 30, 23, '#ff9a2e') + oval(-9, -7, 11, 6, '#ffd08a'),
  coconut:
    circle(0, 4, 28, '#3a2012') +
    circle(0, 0, 28, '#7a4a2a') +
    circle(-8, -6, 5, '#2a160a') +
    circle(8, -6, 5, '#2a160a') +
    circle(0, 7, 5, '#2a160a'),
  berry:
    circle(-12, 3, 13, '#a01c52') +
    circle(12, 3, 13, '#d8346f') +
    circle(0, 16, 13, '#c22a64') +
    circle(0, -10, 13, '#e4518a') +
    oval(0, -25, 11, 5, '#3fa35a'),
}
export const fruit = (name: keyof typeof FRUITS) => FRUITS[name]
