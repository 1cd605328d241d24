/** Reads bar codes with the camera, one after another, until the person closes the dialog. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import { detectorOf, lampOf } from './camera';
import type { Detector, Lamp } from './camera';
import { readGtin } from '../lookup/read/gtin';
import { quickText } from './text';

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'qr_code', 'data_matrix'];
const INTERVAL = 150;
/** A code counts again after this many ms out of view. */
const REPEAT_AFTER = 1500;

export function CameraDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const newest = useRef(onCode);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [lamp, setLamp] = useState<Lamp>();
  const [isLit, setLit] = useState(false);
  const [isDenied, setDenied] = useState(false);
  useEffect(() => {
    newest.current = onCode;
  });
  useEffect(() => {
    const DetectorClass = detectorOf();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const lastSeen = new Map<string, number>();
    async function scan(detector: Detector): Promise<void> {
      const seen = video.current === null ? [] : await detector.detect(video.current).catch(() => []);
      for (const { rawValue } of seen) {
        const code = readGtin(rawValue) ?? rawValue.trim();
        const isNew = Date.now() - (lastSeen.get(code) ?? 0) > REPEAT_AFTER;
        lastSeen.set(code, Date.now());
        if (!isNew || code === '' || code.length > 50) continue;
        setCodes((before) => [...before, code]);
        newest.current(code);
      }
      if (!isUnmounted) timer = setTimeout(() => void scan(detector), INTERVAL);
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isUnmounted || video.current === null || DetectorClass === undefined) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setLamp(() => lampOf(stream));
      await scan(new DetectorClass({ formats: FORMATS }));
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    begin().catch(() => setDenied(true));
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  const last = codes.at(-1);
  const light = () =>
    lamp?.(!isLit).then(
      () => setLit(!isLit),
      // The lamp is in use elsewhere.
      () => setLamp(undefined),
    );
  return (
    <Modal
      open
      title={quickText.camera.title}
      onClose={onClose}
      footer={
        <>
          <p className="camera__count">{codes.length > 0 && quickText.camera.count(codes.length)}</p>
          {lamp && (
            <Button onClick={() => void light()}>{isLit ? quickText.camera.lampOff : quickText.camera.lampOn}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {quickText.camera.done}
          </Button>
        </>
      }
    >
      <div className="lists camera">
        {isDenied ? (
          <Notice status="error" messages={[quickText.camera.denied]} />
        ) : (
          <>
            <p>{quickText.camera.about}</p>
            <div className="camera__view">
              <video ref={video} className="camera__picture" muted playsInline />
            </div>
            <Notice
              status="success"
              variant="inline"
              messages={last === undefined ? [] : [quickText.camera.last(last)]}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
