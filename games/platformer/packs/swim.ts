import type { Pack } from '../build.ts'

export const swim: Pack = {
  pieces: {
    start: `
      .......
      .P.....
      #######
      #######`,
    goal: `
      .........
      .....G...
      #########
      #########`,
    rest: `
      .....
      ..C..
      #####
      #####`,
    pool: `
      .......o........
      ................
      ................
      ###WWWWWWWWWW###
      ###WWWWWWWWWW###
      ###WWWWWWWoWW###
      ###WWWWWWWWWW###
      ################`,
    leap: `
      ........o.......
      ................
      ................
      .........#######
      .........#######
      .........#######
      ###WWWWWW#######
      ###WWWWWW#######
      ###WWoWWW#######
      ################`,
    duct: `
      ........o.......
      ......####......
      ......####......
      ###WWW####WWW###
      ###WWW####WWW###
      ###WWWWoWWWWW###
      ###WWWWWWW1WW###
      ################`,
    hedgehogs: `
      ....o.......o.....
      ..................
      ..................
      ###WWWWWWWWWWWW###
      ###WWWWWWWWWWWW###
      ###WWUWWWWWW6WW###
      ###WWWWWoWWWWWW###
      ##################`,
    tub: `
      ......o.......
      ..............
      ....#WWWW#....
      ....#WWWW#....
      ..###WWoW###..
      ..##########1.
      ##############
      ##############`,
    snake: `
      ..........o.........
      ....................
      ...WWWW######WWWW...
      ###WWWW######WWWW###
      ###WWWWWW##WWWWWW###
      ######WWWWWWWW######
      ######WWoWWWWW######
      ####################`,
    reef: `
      .......o...........
      ...................
      ...................
      ###WWWWWWWWWWWWW###
      ###WW^WWWWWxWWWW###
      ###WW#WWoWW#WWWW###
      ###WW#WWWWW#WoWW###
      ###################`,
    falls: `
      .o...............
      .................
      ####.............
      ####.............
      ####WWW..........
      ####WWW####......
      ########..o......
      ########...WWWWW#
      ########..#WWoWW#
      #################`,
    jump: `
      .....o......o......
      ...................
      ...................
      ###WWW...WWWW...4##
      ###WWW#.#WWWW#..4##
      ######...#####..4##
      ######...#####..4##`,
    snails: `
      ....o.......o...
      ................
      ...c.......c.3..
      ####WWWWWW######
      ####WWWWWW######
      ####WWoWWW######
      ################`,
    tower: `
      ...........o..
      ..............
      ..........####
      ..........####
      ....#WW#..####
      ....#WW#..####
      ....####..####
      ##WW##########
      ##WW##########
      ##Wo##########
      ##############`,
    lock: `
      ..........####..
      ..........####..
      ..........DDDD.o
      ..........DDDD..
      ###WWWWWW#######
      ###WWWWWW#######
      ###WW##WW#######
      ###Wk##WW#######
      ################`,
    planks: `
      .......o........o..
      ...................
      .....==.....==.....
      ...................
      ###WWWWWWWWWWWWWW##
      ###WWWWWWWWWWWWWW##
      ###WWWoWWWWWWoWWW##
      ###################`,
    gulf: `
      ....o.....o.....o....
      .....................
      .....................
      ##.WW...WW....WW...##
      ##.WW...WW....WW...##
      ##.##...##....##...##`,
    deep: `
      .........o........
      ..................
      ###WWWWWWWWWWWW###
      ###WW##WWWW##WW###
      ###WWv#WWWW#vWW###
      ###WWWWWWWWWWWW###
      ###WWWW1^^1WWWW###
      ###oWWW####WWWo###
      ##################`,
    urchins: `
      .......o.....o.....
      ...................
      ......U.....6......
      ###WWWWWWWWWWWWW###
      ###WWWWWWWWWWWWW###
      ###WWWWWuWWWuWWW###
      ###WWWoWWWWWWWWW###
      ###################`,
  },
  plans: [
    'pool0 leap0',
    'duct0 rest0 snails0',
    'hedgehogs0 rest0 tub0',
    'snake0 rest0 falls0',
    'planks0 rest0 lock0',
    'reef0 rest0 tower0 falls0',
    'jump0 rest0 duct1 tub1',
    'gulf0 rest0 deep0 snails1',
    'urchins0 rest0 leap0 falls0 lock0',
    'tower0 falls0 rest0 hedgehogs1 jump1',
    'snake0 rest0 planks0 rest0 deep1 tub1',
    'reef1 lock0 rest0 gulf0 duct1',
    'urchins2 rest0 tower0 falls0 rest0 jump2 snails1',
    'deep1 rest0 hedgehogs2 snake0 rest0 gulf0 lock0',
    'reef1 rest0 urchins2 jump2 rest0 tower0 falls0 rest0 deep1 duct1',
  ],
}
