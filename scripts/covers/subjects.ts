/** Where the subject of a cover lies, from its upper to its lower edge on the picture of 400 units. */
export type Subject = readonly [top: number, bottom: number]

/**
 * Covers whose subject does not lie in the middle: a tile of twice its height would cut it. Looked up by slug first, then by
 * family; without an entry the middle is shown.
 */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  chess: [45, 260],
  latin: [45, 215],
  'line-up': [20, 240],
  'race-boards': [60, 290],
  'road-rush': [200, 370],
  shading: [45, 215],
  solitaire: [25, 255],
  sudoku: [55, 225],
  'sudoku-kinds': [50, 220],
  'captains-hand': [10, 210],
  'coconut-cut': [230, 400],
  'coloured-towers': [20, 200],
  'crokinole-round': [215, 400],
  'five-pin-carom': [50, 220],
  'harbor-horseshoes': [0, 185],
  'hungry-reef': [15, 200],
  'nine-ball-lagoon': [0, 180],
  polytrack: [190, 360],
  'recipe-blade': [30, 200],
  'sour-corner': [45, 215],
  'three-mens-morris': [45, 220],
}
