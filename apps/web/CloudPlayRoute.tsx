import { useCallback, useEffect, useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { forgive } from '#kit/result/forgive.ts'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { assetUrl } from '#kit/web/config.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import {
  cloudStore,
  keepJoin,
  learnTimeLeft,
  refreshCloud,
  takeJoin,
  TimeTip,
  type Join,
} from '#modules/cloud/web/index.ts'
import type { PadLayout } from '#modules/streaming/model.ts'
import {
  openStream,
  Player,
  streamingTexts,
  type PlayCalls,
  type PlayJoin,
} from '#modules/streaming/web/index.ts'

const HUB = '/cloud'
const MORE_TIME = '/coconut?part=time'

/** The player knows no calls, and the queue knows no pictures: they meet here (spec 2.4). */
export default function CloudPlayRoute() {
  const text = useMessages(streamingTexts)
  const sayRefusal = useRefusalText()
  const navigation = useNavigation()
  const { play } = useStore(cloudStore)
  // The hub forgets a play with its end; what was played stays on the screen.
  const [shown, setShown] = useState(play)
  if (play && play !== shown) setShown(play)
  const [round, setRound] = useState(() => ({ number: 0, calls: callsOf(takeJoin) }))
  useEffect(() => {
    // The name of a play that was gone on with by its address alone comes with it.
    void refreshCloud().catch(forgive('asked again soon'))
  }, [])

  const toHub = useCallback(() => void navigation.go(HUB, { replace: true }).catch(ignoreLeft), [navigation])
  const refused = (refusal: string) => {
    toast(sayRefusal(refusal as ErrorName), { kind: 'error' })
    toHub()
  }
  const again = async () => {
    if (!shown) return toHub()
    try {
      const { gameKey, lineKey } = shown
      const { join } = await callApi(cloudCalls.startPlay, { gameKey, lineKey })
      keepJoin(join)
      setRound(({ number }) => ({ number: number + 1, calls: callsOf(takeJoin) }))
    } catch (error) {
      refused(error instanceof CallError ? error.refusal : 'ServerError')
    }
  }
  return (
    <Player
      key={round.number}
      name={shown?.name ?? text('title')}
      icon={shown?.icon ? assetUrl(shown.icon) : undefined}
      calls={round.calls}
      open={openStream}
      places={{ hub: HUB, moreTime: MORE_TIME }}
      onRefused={refused}
      onLeft={toHub}
      onAgain={() => void again()}
      tip={(tip) => <TimeTip {...tip} />}
    />
  )
}

const toPlayJoin = (join: Join): PlayJoin => ({ ...join, pad: join.pad as PadLayout | null })

/** What came with the button that started the play is used first: its token opens one stream and no other. */
function callsOf(take: () => Join | undefined): PlayCalls {
  return {
    join: async () => toPlayJoin(take() ?? (await callApi(cloudCalls.joinPlay, {}))),
    begin: (playId, streamId) => callApi(cloudCalls.beginPlay, { playId, streamId }),
    async keep(playId) {
      const kept = await callApi(cloudCalls.keepPlaying, { playId })
      learnTimeLeft(kept.totalSeconds, kept.tipSeconds)
      return kept
    },
    stop: () => callApi(cloudCalls.stopPlay, {}),
    async readTimeLeft() {
      await refreshCloud()
      return cloudStore.read().secondsLeft ?? 0
    },
  }
}
