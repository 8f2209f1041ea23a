import type { Config } from 'tailwindcss'

/**
 * The design's tokens. Colours are named after papers, earths and dyes. On a `tint`, text has the colour's `ink`,
 * or the colour itself where it has none.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#faf4e6',
      rice: '#f2e8d2',
      card: '#fffdf7',
      ink: { DEFAULT: '#16302c', 2: '#4a5a53', 3: '#66736a' },
      hill: '#12302f',
      cream: '#faf4e6',
      lake: { DEFAULT: '#1f5c5a', dark: '#164645' },
      laterite: { DEFAULT: '#b0432a', dark: '#92351f' },
      turmeric: { DEFAULT: '#e5a13a', tint: '#f8de9f', ink: '#7a4a06' },
      leaf: { DEFAULT: '#3f6b3a', tint: '#e3edd3' },
      indigo: { DEFAULT: '#2b4570', tint: '#e0e7f1' },
      red: { DEFAULT: '#9b2c1f', tint: '#f8e0d8' },
      line: { DEFAULT: '#dccdaa', control: '#8c7f63' },
    },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1440px' },
    fontSize: {
      xs: ['13.5px', '1.5'],
      sm: ['15px', '1.55'],
      base: ['17px', '1.6'],
      lg: ['20px', '1.5'],
      xl: ['26px', '1.2'],
      '2xl': ['31px', '1.15'],
      '3xl': ['40px', '1.1'],
      '4xl': ['52px', '1.06'],
      '5xl': ['68px', '1.02'],
    },
    borderRadius: {
      none: '0',
      plate: '4px',
      control: '10px',
      staff: '14px',
      card: '16px',
      full: '999px',
    },
    extend: {
      fontFamily: { heading: ['var(--font-heading)'], text: ['var(--font-text)'] },
      boxShadow: {
        float: '0 14px 34px -16px rgb(30 30 20 / 0.38), 0 2px 6px rgb(40 30 20 / 0.08)',
      },
      maxWidth: { wrap: '1240px', measure: '34em' },
      zIndex: { bar: '1030' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config
