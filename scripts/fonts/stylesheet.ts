/** A face that has its file in `public/fonts`. */
export interface SetFace {
  readonly family: string
  readonly style: string
  readonly weight: string
  readonly src: string
  readonly range: string
}

const heading = "'Vollkorn Fallback', 'Vollkorn Fallback Android', 'Vollkorn Fallback Times', serif"
const text = "'Golos Fallback', 'Golos Fallback Android', sans-serif"

// Latin faces draw the same signs half as wide as Chinese sets them. One weight is enough for so few.
const chineseQuotes = `@font-face {
  font-family: 'Chinese Quotes';
  font-weight: 400 700;
  src: local('PingFangSC-Regular'), local('Microsoft YaHei'), local('NotoSansCJKsc-Regular'), local('Noto Sans CJK SC');
  unicode-range: U+201C-201D;
}
`

// What a language puts before the common families, which draw its Latin words and figures.
const stacks = `:root {
  --font-heading: 'Vollkorn', ${heading};
  --font-text: 'Golos Text', ${text};
  --font-marathi: 'Tiro Devanagari Marathi', 'Noto Serif Devanagari', 'Kohinoor Devanagari', serif;
}

:root:lang(ar) {
  --font-heading: 'El Messiri', 'Vollkorn', 'Geeza Pro', 'Noto Naskh Arabic', ${heading};
  --font-text: 'IBM Plex Sans Arabic', 'Golos Text', 'Geeza Pro', 'Noto Sans Arabic', ${text};
}

:root:lang(zh) {
  --font-heading: 'Noto Serif SC', 'Vollkorn', 'Songti SC', 'Noto Serif CJK SC', 'SimSun', ${heading};
  --font-text: 'Chinese Quotes', 'Golos Text', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', ${text};
}
`

/** The style sheet of the site's type: our faces, the installed ones in their shape, and the stacks. */
export function writeStylesheet(faces: readonly SetFace[], fallbacks: string): string {
  const note = '/* Written by `npm run fonts`; change scripts/fonts instead. */'
  return [note, ...faces.map(writeFace), fallbacks, chineseQuotes, stacks].join('\n')
}

function writeFace(face: SetFace): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('${face.src}') format('woff2');
  unicode-range: ${face.range};
}`
}
