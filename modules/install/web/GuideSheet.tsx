import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import type { InstallPlatform } from '../rules/platform.ts'
import { GIFT_FACTS } from './gift-facts.ts'
import styles from './guide.module.css'
import { installPrompt } from './install-trigger.ts'
import { personaliseManifest } from './personal-manifest.ts'
import { PhoneDrawing, type Spot } from './PhoneDrawing.tsx'
import { installTexts } from './texts.ts'

interface GuideSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly platform: InstallPlatform
}

const STEPS = {
  iosSafari: { where: 'shareBelow', add: 'addIos' },
  iosOther: { where: 'shareAbove', add: 'addIos' },
  androidChrome: { where: 'menuCorner', add: 'addAndroid' },
  samsung: { where: 'menuBelow', add: 'addSamsung' },
  firefox: { where: 'menuCorner', add: 'addAndroid' },
} as const

/** Two steps with drawings; where the browser has an install prompt, a button as well (spec 2.44). */
export function GuideSheet({ isOpen, onClose, platform }: GuideSheetProps) {
  const text = useMessages(installTexts)
  const prompt = useStore(installPrompt)
  const { where, add } = STEPS[platform]
  useEffect(() => {
    // Without a code the app starts as a new visitor, as any browser does.
    if (isOpen) void personaliseManifest().catch(ignoreFailure('starts as a new visitor'))
  }, [isOpen])
  const ask = async () => {
    await prompt?.prompt()
    // An install prompt event can be used once.
    installPrompt.change(() => undefined)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('guide.title')}
      foot={
        <div className={styles.buttons}>
          {prompt && (
            <Button look="act" onClick={() => void ask()}>
              {text('guide.now')}
            </Button>
          )}
          <Button onClick={onClose}>{text('guide.close')}</Button>
        </div>
      }
    >
      <p className={styles.lead}>{text('guide.lead', GIFT_FACTS)}</p>
      <ol className={styles.steps}>
        <Step spot={where} words={text(`step.${where}`)} />
        <Step spot={platform.startsWith('ios') ? 'rowIos' : 'rowAndroid'} words={text(`step.${add}`)} />
      </ol>
    </Sheet>
  )
}

function Step({ spot, words }: { readonly spot: Spot; readonly words: string }) {
  return (
    <li className={styles.step}>
      <PhoneDrawing spot={spot} />
      <p>{words}</p>
    </li>
  )
}
