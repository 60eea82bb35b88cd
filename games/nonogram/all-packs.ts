import { keepPack } from './packs.ts'
import { birds } from './pictures/birds.ts'
import { bugs } from './pictures/bugs.ts'
import { clothes } from './pictures/clothes.ts'
import { colours } from './pictures/colours.ts'
import { fairy } from './pictures/fairy.ts'
import { feast } from './pictures/feast.ts'
import { garden } from './pictures/garden.ts'
import { home } from './pictures/home.ts'
import { kitchen } from './pictures/kitchen.ts'
import { large } from './pictures/large.ts'
import { mirrors } from './pictures/mirrors.ts'
import { music } from './pictures/music.ts'
import { plants } from './pictures/plants.ts'
import { scenes } from './pictures/scenes.ts'
import { sea } from './pictures/sea.ts'
import { space } from './pictures/space.ts'
import { sports } from './pictures/sports.ts'
import { starters } from './pictures/starters.ts'
import { tools } from './pictures/tools.ts'
import { town } from './pictures/town.ts'
import { toys } from './pictures/toys.ts'
import { wheels } from './pictures/wheels.ts'
import { zoo } from './pictures/zoo.ts'

/** Reads every pack: for the server and the tests. */
export function keepAllPacks() {
  const texts = {
    starters,
    sea,
    kitchen,
    garden,
    wheels,
    scenes,
    large,
    colours,
    mirrors,
    zoo,
    music,
    space,
    sports,
    home,
    clothes,
    fairy,
    bugs,
    feast,
    town,
    toys,
    birds,
    tools,
    plants,
  }
  for (const [name, text] of Object.entries(texts)) keepPack(name as keyof typeof texts, text)
}
