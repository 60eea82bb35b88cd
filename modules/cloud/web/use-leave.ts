import { useMessages } from '#kit/i18n/use-messages.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { endPlay, leaveLine } from './cloud-acts.ts'
import type { Place } from './cloud-state.ts'
import { cloudStore } from './cloud-store.ts'
import { cloudTexts } from './texts.ts'

const nothing = () => Promise.resolve()

/** Confirmations before something is given up (spec 4.10, 4.11); each returns whether to proceed. */
export function useLeaveQuestions() {
  const text = useMessages(cloudTexts)
  return {
    askLeave: (game: string) =>
      confirm({
        title: text('ticket.leaveTitle'),
        note: text('ticket.leaveNote', { game }),
        yes: text('ticket.leaveYes'),
        no: text('ticket.stay'),
        isDangerous: true,
      }),
    askGiveUp: () =>
      confirm({
        title: text('turn.giveUpTitle'),
        note: text('turn.giveUpNote'),
        yes: text('turn.giveUp'),
        no: text('ticket.stay'),
        isDangerous: true,
      }),
    askEnd: (game: string) =>
      confirm({
        title: text('playing.endTitle', { game }),
        note: text('playing.endNote'),
        yes: text('playing.end'),
        isDangerous: true,
      }),
    /** Gives up what is queued or played for another game or line, once the player agrees. */
    async makeRoom(wanted: Place): Promise<(() => Promise<void>) | undefined> {
      const { ticket, play } = cloudStore.read()
      const held = play ?? ticket
      if (!held || (held.gameKey === wanted.gameKey && held.lineKey === wanted.lineKey)) return nothing
      const isSameGame = held.gameKey === wanted.gameKey && ticket !== undefined
      const isYes = await confirm(
        isSameGame
          ? {
              title: text('switch.line', { line: wanted.lineName }),
              note: text('switch.lineNote', { line: wanted.lineName, other: ticket.lineName }),
              yes: text('switch.yes'),
            }
          : {
              title: text('switch.title', { game: wanted.gameName }),
              note: play
                ? text('switch.playing', { other: play.name })
                : text('switch.queued', { other: ticket?.gameName ?? '' }),
              yes: text('switch.yes'),
            },
      )
      if (!isYes) return undefined
      return play ? endPlay : leaveLine
    },
  }
}
