'use client'

import { type ComponentProps, useCallback } from 'react'

type FilePreviewProps = Omit<ComponentProps<'img'>, 'src'> & { file: File; alt: string }

/** A picture in this page's memory, which is released when it is no longer shown. */
export function FilePreview({ file, alt, ...rest }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  // biome-ignore lint/performance/noImgElement: a server has nothing to make smaller
  return <img {...rest} alt={alt} ref={show} />
}
