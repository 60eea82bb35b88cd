import { testCardFamily } from '#kit/game/testing/card-family.ts'
import { ADVISER } from './bot.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import { seatsOf } from './look.ts'
import { dominoGame } from './rules.ts'
import english from './messages/en.json' with { type: 'json' }

testCardFamily({
  family,
  cover,
  how,
  english,
  seats(context) {
    const { twist } = context.definition
    return twist ? seatsOf(context, twist, dominoGame(twist, ADVISER).start(1)) : []
  },
})
