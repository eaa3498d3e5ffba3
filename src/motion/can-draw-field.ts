/** Names under which drawing on the processor appears: it would take the page's time instead of the graphics card's. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a WebGL renderer's name is that of a program instead of a graphics card. */
export function isSoftwareRenderer(renderer: string): boolean {
  return software.test(renderer);
}

/**
 * Whether this browser draws the hero's field without costing the page its pace: WebGL with derivatives on a real
 * graphics card. `failIfMajorPerformanceCaveat` alone lets headless Chromium's software context through, so the
 * renderer's name is read as well; where a browser hides the name it gets the benefit of the doubt.
 */
export function canDrawField(canvas: HTMLCanvasElement = document.createElement('canvas')): boolean {
  const gl = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const draws = gl.getExtension('OES_standard_derivatives') !== null && !isSoftwareRenderer(renderer);
  // Browsers keep few contexts alive: this one only served the question.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return draws;
}
