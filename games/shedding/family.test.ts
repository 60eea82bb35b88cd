import { testCardFamily } from '#kit/game/testing/card-family.ts'
import { ADVISER } from './bot.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import { rulesOf } from './games.ts'
import { lookOf } from './look.ts'
import { shedGame } from './rules.ts'
import english from './messages/en.json' with { type: 'json' }

testCardFamily({
  family,
  cover,
  how,
  english,
  seats: (context) =>
    lookOf(context).picture(shedGame(rulesOf(context.definition.kind), ADVISER).start(1)).seats,
})
