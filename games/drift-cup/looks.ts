import { LATER_LOOKS } from './later-looks.ts'

/** Colours and things of the place where a game is driven. */
export interface Look {
  readonly land: string
  readonly patch: string
  readonly verge: string
  readonly road: string
  readonly edge: string
  readonly kerb: readonly [string, string]
  readonly dust: string
  readonly things:
    | 'palms'
    | 'blossoms'
    | 'lamps'
    | 'cacti'
    | 'islets'
    | 'crockery'
    | 'pines'
    | 'tents'
    | 'reeds'
  readonly craft: 'car' | 'boat' | 'toy' | 'truck' | 'buggy' | 'kart' | 'dragster'
  /** The whole track at once, seen from straight above. */
  readonly fixed: boolean
}

const LOOKS: Readonly<Record<string, Look>> = {
  ...LATER_LOOKS,
  'harbour-circuit': {
    land: '#3b9a86',
    patch: '#348c7c',
    verge: '#5bb592',
    road: '#56606f',
    edge: '#f2ead6',
    kerb: ['#ff6b5e', '#fff3df'],
    dust: '#bfe6c9',
    things: 'palms',
    craft: 'car',
    fixed: false,
  },
  'drift-garden': {
    land: '#7d9c5c',
    patch: '#728f55',
    verge: '#94b56c',
    road: '#4b4a63',
    edge: '#ffe3ee',
    kerb: ['#ff8fb8', '#fff5fa'],
    dust: '#f2e9f5',
    things: 'blossoms',
    craft: 'car',
    fixed: false,
  },
  'last-car-out': {
    land: '#272e63',
    patch: '#2d356f',
    verge: '#343d80',
    road: '#454f78',
    edge: '#7df0e2',
    kerb: ['#ffb63d', '#2b2f52'],
    dust: '#aeb8f0',
    things: 'lamps',
    craft: 'car',
    fixed: false,
  },
  'gravel-rally': {
    land: '#c98e4c',
    patch: '#bd8343',
    verge: '#d8a262',
    road: '#e8c08a',
    edge: '#b57a3d',
    kerb: ['#a86a34', '#e8c08a'],
    dust: '#f3d9ab',
    things: 'cacti',
    craft: 'car',
    fixed: false,
  },
  'highway-weave': {
    land: '#b06a5c',
    patch: '#a46156',
    verge: '#c47e68',
    road: '#4d4560',
    edge: '#ffe9c8',
    kerb: ['#ffe9c8', '#ffe9c8'],
    dust: '#ffd9b8',
    things: 'cacti',
    craft: 'car',
    fixed: false,
  },
  'boat-slalom': {
    land: '#e9cf94',
    patch: '#8cc069',
    verge: '#6fd3d6',
    road: '#35adc4',
    edge: '#58c4d2',
    kerb: ['#58c4d2', '#58c4d2'],
    dust: '#f2fdff',
    things: 'islets',
    craft: 'boat',
    fixed: false,
  },
  'table-racers': {
    land: '#b67c48',
    patch: '#ab7240',
    verge: '#bf8650',
    road: '#8a5a34',
    edge: '#fbe9c6',
    kerb: ['#fbe9c6', '#d9483f'],
    dust: '#ffe9c2',
    things: 'crockery',
    craft: 'toy',
    fixed: true,
  },
}

export const lookOf = (id: string): Look => LOOKS[id]!

/** The players first, then their rivals. */
export const CAR_PAINTS = ['#ff5a4e', '#3f8cff', '#ffc53d', '#35c98a', '#b57bff', '#ff8fc4'] as const
export const TRAFFIC_PAINTS = ['#f6efe2', '#7fb2e5', '#f0b35a', '#9bcf9a', '#c6a4e0'] as const
