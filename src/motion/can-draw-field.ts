/** Renderer names of software WebGL, which would run on the main processor instead of a graphics card. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a WebGL renderer's name is a software renderer instead of a graphics card. */
export function isSoftwareRenderer(renderer: string): boolean {
  return software.test(renderer);
}

/** The buffers of a larger canvas make the browser collect garbage: 30 to 40 ms of the main thread at full speed. */
const smallest = () => Object.assign(document.createElement('canvas'), { width: 1, height: 1 });

/**
 * Whether this browser can draw a live field without slowing the page: WebGL with derivatives on a
 * graphics card. `failIfMajorPerformanceCaveat` does not exclude headless Chromium's software renderer, so
 * this also checks the renderer's name. A browser that hides the name counts as capable, and `runWaveField`
 * stops where its frames are slow.
 */
export function canDrawField(canvas: HTMLCanvasElement = smallest()): boolean {
  const gl = canvas.getContext('webgl', {
    failIfMajorPerformanceCaveat: true,
    alpha: false,
    antialias: false,
    depth: false,
  });
  if (!gl) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const draws = gl.getExtension('OES_standard_derivatives') !== null && !isSoftwareRenderer(renderer);
  // Browsers limit the number of contexts: this one was for the check only.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return draws;
}
