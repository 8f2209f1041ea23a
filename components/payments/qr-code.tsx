'use client'

import { useEffect, useState } from 'react'
import type { QrDrawing } from './qr-path.ts'

type Props = { text: string; label: string; className?: string }

/** A QR code, made in the browser, so no other service learns of the payment. The encoder is loaded on demand. */
export function QrCode({ text, label, className = '' }: Props) {
  const [qr, setQr] = useState<QrDrawing | null>(null)
  useEffect(() => {
    let outdated = false
    import('./qr-path.ts').then(
      ({ drawQr }) => outdated || setQr(drawQr(text)),
      (error) => console.warn('The QR code could not be made.', error),
    )
    return () => {
      outdated = true
    }
  }, [text])
  return (
    <svg
      aria-label={label}
      className={`block aspect-square bg-white ${className}`}
      role="img"
      shapeRendering="crispEdges"
      viewBox={qr?.viewBox ?? '0 0 1 1'}
    >
      {qr && <path d={qr.path} fill="#12201e" />}
    </svg>
  )
}
