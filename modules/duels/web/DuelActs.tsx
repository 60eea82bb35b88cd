import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { ArrowsClockwiseIcon } from '#kit/ui/icons/lists.tsx'
import { openShare } from '#modules/sharing/web/index.ts'
import type { ShownDuel } from '../calls.ts'
import { DRAW_FROM, turnsIn } from '../rules/duel.ts'
import { duelPath } from '../model.ts'
import { GONE_AFTER } from '../rules/clock.ts'
import type { DuelLink } from './duel-link.ts'
import { isForMore, nameIn } from './duel-words.ts'
import { SayButton } from './Phrases.tsx'
import { ShareButton } from './ShareButton.tsx'
import { TableActs } from './TableActs.tsx'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'

/** The actions available in a duel now. */
export function DuelActs({ duel, link }: { readonly duel: ShownDuel; readonly link: DuelLink }) {
  const text = useMessages(duelsTexts)
  const wording = useWording()
  const { status, seat, slug, title, code, rematchBy, rematchCode } = duel
  const share = () => openShare({ kind: 'game', title, path: duelPath(slug, code) })
  const resign = async () => {
    const isSure = await confirm({
      title: text('resign.title'),
      note: text('resign.note', { name: nameIn(duel, seat === 0 ? 1 : 0, wording) }),
      yes: text('act.resign'),
      no: text('resign.no'),
      isDangerous: true,
    })
    if (isSure) link.resign()
  }
  const isWhole = duel.first !== null && duel.second !== null

  if (isForMore(duel) && rematchCode === null) return <TableActs duel={duel} link={link} share={share} />
  if (rematchCode !== null)
    return (
      <ButtonLink look="act" href={duelPath(slug, rematchCode)}>
        {text('act.toAgain')}
      </ButtonLink>
    )
  if (seat === null) return status === 'running' ? <ShareButton isMain={false} onPress={share} /> : null
  if (status === 'waiting')
    return (
      <>
        <ShareButton isMain onPress={share} />
        <Button onClick={link.resign}>{text('act.withdraw')}</Button>
      </>
    )
  if (status === 'running')
    return (
      <>
        {canClaim(duel) && (
          <Button look="act" onClick={link.claimWin}>
            {text('act.claim')}
          </Button>
        )}
        <DrawButton duel={duel} onPress={link.offerDraw} />
        {duel.openingLeft === null ? (
          <Button onClick={resign}>{text('act.resign')}</Button>
        ) : (
          <Button onClick={link.resign}>{text('act.abort')}</Button>
        )}
        {duel.clock !== null && <SayButton link={link} />}
      </>
    )
  return (
    <>
      {isWhole && rematchBy !== seat && (
        <Button look="act" icon={<ArrowsClockwiseIcon />} onClick={link.askRematch}>
          {text('act.again')}
        </Button>
      )}
      {duel.clock !== null && <ButtonLink href={`/g/${slug}`}>{text('act.next')}</ButtonLink>}
    </>
  )
}

/** The other player has been gone for longer than the grace period. */
const canClaim = ({ rivalAway, openingLeft }: ShownDuel) =>
  rivalAway !== null && openingLeft === null && rivalAway >= GONE_AFTER

function DrawButton({ duel, onPress }: { readonly duel: ShownDuel; readonly onPress: () => void }) {
  const text = useMessages(duelsTexts)
  const { drawBy, seat, moves, moveCount, sight } = duel
  // Moves of hidden hands are not sent, only their number.
  const turns = typeof sight === 'string' ? moveCount : turnsIn(moves)
  if (drawBy === seat || turns < DRAW_FROM) return null
  return (
    <Button look={drawBy === null ? 'quiet' : 'act'} onClick={onPress}>
      {text(drawBy === null ? 'act.draw' : 'act.drawTake')}
    </Button>
  )
}
