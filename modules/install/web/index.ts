export { isStandalone, keepLaunchCode } from './display.ts'
export { installDoor, installPrompt, openInstallGuide, type InstallPrompt } from './install-door.ts'
export { isOwnCode } from './personal-manifest.ts'
export { startInstall } from './start-install.ts'
