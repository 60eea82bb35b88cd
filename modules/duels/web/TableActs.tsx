import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { ArrowsClockwiseIcon } from '#kit/ui/icons/lists.tsx'
import type { ShownDuel } from '../calls.ts'
import { GONE_AFTER } from '../rules/clock.ts'
import type { DuelLink } from './duel-link.ts'
import { mayAskAgain, nameIn, presentIn } from './duel-words.ts'
import { SayButton } from './Phrases.tsx'
import { ShareButton } from './ShareButton.tsx'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'

interface TableActsProps {
  readonly duel: ShownDuel
  readonly link: DuelLink
  readonly share: () => void
}

/** The actions available now where more than two play. */
export function TableActs({ duel, link, share }: TableActsProps) {
  const text = useMessages(duelsTexts)
  const { status, seat, slug, clock, gone } = duel
  if (status === 'waiting') return <WaitingActs duel={duel} link={link} share={share} />
  const isIn = seat !== null && !gone.some((one) => one === seat)
  if (status === 'running' && isIn) return <PlayingActs duel={duel} link={link} />
  if (status === 'running') return <ShareButton isMain={false} onPress={share} />
  if (seat === null) return null
  return (
    <>
      {mayAskAgain(duel) && (
        <Button look="act" icon={<ArrowsClockwiseIcon />} onClick={link.askRematch}>
          {text('act.again')}
        </Button>
      )}
      {clock !== null && <ButtonLink href={`/g/${slug}`}>{text('act.next')}</ButtonLink>}
    </>
  )
}

function WaitingActs({ duel, link, share }: TableActsProps) {
  const text = useMessages(duelsTexts)
  const { seat } = duel
  if (seat === null)
    return (
      <Button look="act" onClick={link.arrive}>
        {text('act.sit')}
      </Button>
    )
  const mayBegin = seat === 0 && presentIn(duel) > 1
  return (
    <>
      {mayBegin && (
        <Button look="act" onClick={link.begin}>
          {text('act.begin')}
        </Button>
      )}
      <ShareButton isMain={!mayBegin} onPress={share} />
      <Button onClick={link.resign}>{text(seat === 0 ? 'act.withdraw' : 'act.giveSeat')}</Button>
    </>
  )
}

function PlayingActs({ duel, link }: Pick<TableActsProps, 'duel' | 'link'>) {
  const text = useMessages(duelsTexts)
  const wording = useWording()
  const leave = async () => {
    const isSure = await confirm({
      title: text('leave.title'),
      note: text('leave.note'),
      yes: text('act.leave'),
      no: text('resign.no'),
      isDangerous: true,
    })
    if (isSure) link.resign()
  }
  return (
    <>
      {canGoOn(duel) && (
        <Button look="act" onClick={link.claimWin}>
          {text('act.goOn', { name: nameIn(duel, duel.turn!, wording) })}
        </Button>
      )}
      <Button onClick={leave}>{text('act.leave')}</Button>
      {duel.clock !== null && <SayButton link={link} />}
    </>
  )
}

/** Whoever is to move has been gone for longer than the grace period. */
const canGoOn = ({ rivalAway, openingLeft, turn, seat }: ShownDuel) =>
  turn !== null && turn !== seat && rivalAway !== null && openingLeft === null && rivalAway >= GONE_AFTER
