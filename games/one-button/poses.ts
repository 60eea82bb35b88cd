import type { Verb } from './definitions.ts'

/** Ticks without and with the button in turn, up to the moment on the cover. Written by `find-poses.ts`. */
export const poses: Readonly<Record<Verb, string>> = {
  'orbit-hop': '20 1 35 1 7 1 7 1 7 1 20 1 12 1 23',
  'vine-swing': '0 39 40 24 25 30 21 1 22 13',
  'two-lanes': '16 1 32 1 32 1 56 1 35',
  'charge-jump': '3 40 5 32 7 61 17',
  'tower-drop': '54 1 56 1 50 1 50 1 36 1 53 1 39 6 50 1 19',
  'gravity-flip': '25 1 9 1 11 1 18 1 3 21 13 1 67',
  'spin-shoot': '4 1 19',
  'tether-drift': '0 6 35 47 40 24 68 12',
  'drum-bounce': '84',
  'dig-down': '0 7 1 66 18 88 4 16 10 8 2',
  'plank-balance': '0 40 96 34',
  'shell-parry': '37 1 15 1 28 1 15',
  'late-brake': '5 3 84 3',
  'gate-dash': '173 3 134',
  'needle-thread': '0 9 23 19 21 35 29 29',
  'wind-up': '7 17 42',
  'wave-rider': '24 8 24 8 16 8 10 32',
  'vine-drop': '41 1 10',
  'harbour-light': '0 36 28 10 6 38 10 22',
  'colour-drum': '33 1 11 1 11 1',
  'magnet-pull': '80 48',
  'bubble-bank': '0 80 8 24',
  'zigzag-pier': '64 1 29 1 34 1 32 1 7',
  'prism-hop': '26',
}
