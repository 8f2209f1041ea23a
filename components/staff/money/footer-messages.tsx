import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'
import type { Claims } from './use-claims.ts'

/** Gives messages room above the buttons of an open payment where its bar fills the bottom of a small window, so that they cover none. */
export function FooterMessages({ claims }: { claims: Claims }) {
  const beside = useMedia('(min-width: 1280px)')
  return claims.isChosen && beside === false ? <ToastPlace /> : null
}
