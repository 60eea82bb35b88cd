// npm run registry writes the entries: each of plays/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  axe: { slug: 'log-axe', genre: 'sports', input: ['hold', 'keys'], ground: ['#b0683f', '#3a1a24'] },
  biathlon: {
    slug: 'heartbeat-biathlon',
    genre: 'shooter',
    input: ['hold', 'drag', 'keys'],
    ground: ['#7ab8e0', '#1f4a78'],
  },
  'clock-darts': {
    slug: 'clock-darts',
    genre: 'sports',
    input: ['hold', 'drag', 'keys'],
    ground: ['#2f8a6a', '#0a2a30'],
  },
  cornhole: {
    slug: 'plank-cornhole',
    genre: 'sports',
    input: ['drag', 'keys'],
    ground: ['#58a850', '#1a4424'],
  },
  'cricket-darts': {
    slug: 'cricket-darts',
    genre: 'sports',
    input: ['hold', 'drag', 'keys'],
    ground: ['#3f6fb0', '#122448'],
  },
  'disc-golf': {
    slug: 'palm-disc-golf',
    genre: 'sports',
    input: ['drag', 'tap', 'keys'],
    ground: ['#6ab04f', '#1c4420'],
  },
  hammer: { slug: 'whirl-hammer', genre: 'sports', input: ['hold', 'keys'], ground: ['#4fa86a', '#143f30'] },
  horseshoes: {
    slug: 'harbor-horseshoes',
    genre: 'sports',
    input: ['tap', 'keys'],
    ground: ['#c88a48', '#4a2a1a'],
  },
  javelin: {
    slug: 'far-javelin',
    genre: 'sports',
    input: ['tap', 'hold', 'keys'],
    ground: ['#d8704a', '#4a1f3a'],
  },
  petanque: {
    slug: 'village-petanque',
    genre: 'sports',
    input: ['drag', 'keys'],
    ground: ['#4f9a5a', '#16402a'],
  },
  'rail-archery': {
    slug: 'rail-archery',
    genre: 'shooter',
    input: ['hold', 'drag', 'keys'],
    ground: ['#4fa8a0', '#123a48'],
  },
  'ring-toss': {
    slug: 'carousel-ring-toss',
    genre: 'sports',
    input: ['tap', 'keys'],
    ground: ['#7a4fc0', '#221048'],
  },
  skeet: { slug: 'skerry-skeet', genre: 'shooter', input: ['tap', 'keys'], ground: ['#e08a5a', '#4a2450'] },
  spares: { slug: 'spare-pickup', genre: 'sports', input: ['swipe', 'keys'], ground: ['#a8487a', '#2a1030'] },
} as const satisfies Readonly<Record<string, Listing>>
