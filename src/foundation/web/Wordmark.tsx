import type { ReactNode } from 'react'

export interface WordmarkProps {
  /** The accessible name, where the words do not already stand beside it. */
  title?: string
  className?: string
}

interface SignProps extends WordmarkProps {
  width: number
  children: ReactNode
}

/** A holdall whose straps are the uprights of an H and whose handle is its crossbar. */
function Bag() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--green)"
        strokeWidth="4.8"
        d="M14.5 16v-3.5a9.5 9.5 0 0 1 19 0V16"
      />
      <path
        fill="var(--green)"
        d="M12 14.5h24c6 0 10 4 10 10V35c0 6-4 10-10 10H12C6 45 2 41 2 35V24.5c0-6 4-10 10-10z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4.8"
        d="M14.5 14v32M33.5 14v32M14.5 27.5q9.5 6.5 19 0"
      />
      <rect fill="var(--amber)" x="19.5" y="27.4" width="9" height="6.8" rx="3.4" />
    </>
  )
}

export function Mark(props: WordmarkProps) {
  return (
    <Sign {...props} width={48}>
      <Bag />
    </Sign>
  )
}

/** The bag and the name, which takes the colour of the text around it. */
export function Wordmark(props: WordmarkProps) {
  return (
    <Sign {...props} width={171}>
      <Bag />
      <path fill="currentColor" d={namePath} />
    </Sign>
  )
}

function Sign({ title, className, width, children }: SignProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} 48`}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  )
}

/** "Holdall" in Bricolage Grotesque Bold, drawn so that it never waits for a font. */
const namePath =
  'M73.4 42.5V17.4H78.9V42.5ZM57.9 42.5V17.4H63.3V42.5ZM61.7 32.2V27.6H76.1V32.2ZM91.4 43Q88.5 43 86.3 41.9Q84 40.7 82.8 38.4Q81.5 36 81.5 32.5Q81.5 28.9 82.8 26.6Q84.1 24.3 86.4 23.2Q88.6 22 91.4 22Q94.3 22 96.5 23.2Q98.8 24.3 100 26.7Q101.3 29 101.3 32.5Q101.3 36.2 100 38.5Q98.7 40.8 96.4 41.9Q94.2 43 91.4 43ZM91.5 38.9Q92.9 38.9 93.8 38.2Q94.7 37.5 95.2 36.1Q95.7 34.8 95.7 32.8Q95.7 30.8 95.2 29.3Q94.7 27.9 93.7 27.1Q92.7 26.3 91.3 26.3Q89.9 26.3 89 27Q88.1 27.8 87.6 29.1Q87.1 30.5 87.1 32.5Q87.1 35.5 88.2 37.2Q89.4 38.9 91.5 38.9ZM103.7 42.5V15.9H109.2V42.5ZM119.5 43Q117.3 43 115.5 41.8Q113.8 40.7 112.8 38.3Q111.7 35.9 111.7 32.4Q111.7 29 112.7 26.7Q113.6 24.4 115.3 23.2Q117 22 119.3 22Q121.2 22 122.5 22.8Q123.9 23.5 124.7 25.1Q125.6 26.7 126 29.1H126.4Q126.2 27.7 126 26.4Q125.8 25.2 125.7 24Q125.6 22.9 125.6 21.9V15.9H131.1L131.1 34.6L131.1 42.5H126.4L126.4 36.3H126.1Q125.6 38.5 124.8 40Q123.9 41.5 122.6 42.3Q121.3 43 119.5 43ZM121.3 38.6Q122.3 38.6 123.1 38.1Q123.9 37.7 124.5 36.9Q125.1 36.1 125.4 35Q125.7 34 125.7 32.8V32.4Q125.7 31.4 125.5 30.6Q125.3 29.7 124.9 29Q124.5 28.2 124 27.7Q123.4 27.2 122.7 26.9Q122.1 26.6 121.3 26.6Q120 26.6 119.1 27.4Q118.2 28.2 117.8 29.6Q117.3 30.9 117.3 32.7Q117.3 34.3 117.8 35.7Q118.3 37 119.2 37.8Q120.1 38.6 121.3 38.6ZM139.4 43Q137.8 43 136.5 42.5Q135.1 41.9 134.3 40.7Q133.5 39.5 133.5 37.5Q133.5 35.7 134.2 34.6Q134.9 33.5 136.1 32.8Q137.3 32.1 138.8 31.7Q140.3 31.3 141.9 31Q143.8 30.7 144.8 30.5Q145.7 30.3 146.1 29.9Q146.4 29.6 146.4 29Q146.4 27.8 145.5 27.1Q144.7 26.4 143.2 26.4Q142.2 26.4 141.3 26.7Q140.4 27.1 139.8 27.9Q139.2 28.7 139.2 30.1L134.3 29.5Q134.3 27.4 135.1 25.9Q135.9 24.5 137.2 23.6Q138.5 22.8 140.1 22.4Q141.7 22 143.3 22Q146.2 22 148 23Q149.9 24.1 150.9 26.1Q151.8 28.1 151.8 31V34.6Q151.8 35.9 151.8 37.2Q151.8 38.6 151.8 39.9Q151.9 41.2 151.9 42.5H147.1Q147.1 41.1 147.1 39.7Q147.1 38.3 147.1 36.7H146.7Q146.5 38.5 145.5 39.9Q144.5 41.3 143 42.2Q141.4 43 139.4 43ZM141.6 39Q142.3 39 143.1 38.7Q144 38.4 144.7 37.7Q145.4 37.1 145.9 36.1Q146.4 35.1 146.5 33.7L146.5 32.3L147.4 32.2Q147 32.7 146.2 33Q145.5 33.3 144.5 33.5Q143.5 33.7 142.6 33.9Q141.6 34 140.8 34.4Q139.9 34.7 139.4 35.2Q138.9 35.7 138.9 36.7Q138.9 37.8 139.7 38.4Q140.4 39 141.6 39ZM154.7 42.5V15.9H160.2V42.5ZM163.3 42.5V15.9H168.8V42.5Z'
