import type { Pack } from '../build.ts'

/** Floors are written as they are run from left to right: one comes up through the hole at the left. */
export const tower: Pack = {
  isTower: true,
  pieces: {
    start: `
      #............#
      #............#
      #.P......o...#
      ##############
      ##############`,
    goal: `
      #............#
      #............#
      #.........G..#
      #...##########`,
    plain: `
      #............#
      #......o.....#
      #............#
      #...##########`,
    spikes: `
      #.......o....#
      #............#
      #......^^....#
      #...##########`,
    snail: `
      #............#
      #.......o....#
      #......c.....#
      #...##########`,
    gap: `
      #............#
      #......o.....#
      #............#
      #...###..4####`,
    block: `
      #............#
      #......o.....#
      #......##....#
      #...##########`,
    sand: `
      #............#
      #......o.....#
      #.......1....#
      #...##%%%%%###`,
    urchin: `
      #............#
      #.....o......#
      #........U...#
      #...##########`,
    low: `
      #....#####...#
      #............#
      #.......o....#
      #...##########`,
    roof: `
      #....###.....#
      #....vv......#
      #.......o.1..#
      #...##########`,
    mixed: `
      #............#
      #......o.....#
      #.....^..c...#
      #...##########`,
    isles: `
      #............#
      #.....o..o...#
      #............#
      #...##..##4###`,
    hurdle: `
      #............#
      #.....o......#
      #.....#..#...#
      #...##########`,
  },
  plans: [
    'plain0 block0 plain0',
    'spikes0 plain0 gap0',
    'snail0 block0 spikes0',
    'sand0 gap0 plain0 hurdle0',
    'urchin0 spikes0 block0 snail0',
    'low0 gap0 sand0 isles0',
    'mixed0 hurdle0 urchin0 spikes0',
    'roof0 snail0 isles0 block0 gap0',
    'sand1 mixed0 low0 urchin0 hurdle0',
    'isles0 spikes0 roof0 gap0 snail0 sand0',
    'hurdle0 urchin0 mixed0 isles0 low0 spikes0',
    'roof1 sand1 gap2 snail0 urchin0 mixed0 block0',
    'isles2 hurdle0 spikes0 low0 sand1 roof1 snail0',
    'mixed0 gap2 urchin0 isles2 hurdle0 sand1 spikes0 block0',
    'roof1 isles2 mixed0 sand1 urchin0 gap2 low0 snail0 spikes0 hurdle0',
  ],
}
