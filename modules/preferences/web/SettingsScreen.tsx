import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#kit/i18n/languages.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { useSoundSettings } from '#kit/sound/use-sound-settings.ts'
import type { SoundSettings } from '#kit/sound/settings.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { MusicNoteIcon, SpeakerHighIcon, VibrateIcon } from '#kit/ui/icons/stage.tsx'
import { SectionsPage } from '#kit/ui/SectionsPage.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { ConsentChoice } from '#modules/consent/web/index.ts'
import { PushChoice } from '#modules/notices/web/index.ts'
import { preferenceTexts } from './texts.ts'
import { chooseTheme, THEME_KEY, themeOf, type Theme } from './theme.ts'
import styles from './settings.module.css'

/** Music, sound, vibration, theme and language (spec 2.30); each change applies at once and is stored. */
export default function SettingsScreen() {
  const text = useMessages(preferenceTexts)
  const settings = useSoundSettings()
  const change = (part: Partial<SoundSettings>) => {
    portalSound()?.change(part)
    playSound(Object.values(part).some(Boolean) ? 'switchOn' : 'switchOff')
  }
  return (
    <SectionsPage title={text('title')}>
      <section aria-labelledby="touch">
        <h2 id="touch">{text('sound.title')}</h2>
        <div className={styles.list}>
          <Switch
            label={text('sound.music')}
            icon={<MusicNoteIcon />}
            isOn={settings.music}
            onChange={(music) => change({ music })}
          />
          <Switch
            label={text('sound.effects')}
            icon={<SpeakerHighIcon />}
            isOn={settings.sound}
            onChange={(sound) => change({ sound })}
          />
          <Switch
            label={text('sound.vibration')}
            note={text('sound.vibrationNote')}
            icon={<VibrateIcon />}
            isOn={settings.vibration}
            onChange={(vibration) => {
              change({ vibration })
              portalSound()?.vibrate()
            }}
          />
        </div>
      </section>
      <PushChoice />
      <ThemeChoice />
      <LanguageChoice />
      <ConsentChoice />
    </SectionsPage>
  )
}

function ThemeChoice() {
  const text = useMessages(preferenceTexts)
  const kept = themeOf(useStoredText(THEME_KEY))
  const [theme, setTheme] = useState<Theme>()
  const pick = (next: Theme) => {
    setTheme(next)
    chooseTheme(browserStorage(), next)
  }
  return (
    <section aria-labelledby="look">
      <h2 id="look">{text('look.title')}</h2>
      <Segments
        label={text('look.title')}
        segments={[
          { id: 'system', label: text('look.system') },
          { id: 'dark', label: text('look.dark') },
          { id: 'light', label: text('look.light') },
        ]}
        current={theme ?? kept}
        onPick={pick}
      />
    </section>
  )
}

function LanguageChoice() {
  const text = useMessages(preferenceTexts)
  const language = useLanguage()
  return (
    <section aria-labelledby="language">
      <h2 id="language">{text('language.title')}</h2>
      <ul className={styles.languages}>
        {LANGUAGES.map((other) => (
          <li key={other}>
            {/* A plain link: another language is another page, with a full load. */}
            <a
              href={`/settings?lang=${other}`}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
