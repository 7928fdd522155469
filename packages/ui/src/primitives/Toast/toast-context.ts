"use client";
import { createContext } from "react";
import type { ToastContextValue } from "./toast.types.ts";

export const ToastContext = createContext<ToastContextValue | undefined>(undefined);
